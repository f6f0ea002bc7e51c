interface CorrectedProps {
  asked: string;
  found: string;
}

/** Nobody was found by the words as given, but somebody by what was meant. */
export function Corrected({ asked, found }: CorrectedProps) {
  return (
    <p className="rounded-card bg-raised px-4 py-3">
      No results for '<bdi>{asked}</bdi>'. Showing results for '<bdi className="font-medium">{found}</bdi>'.
    </p>
  );
}
