import { limits } from "@vesper/contract/core/limits";
import { useSearchParams } from "react-router";

/** Explains that a search text is too short. */
export function ShortQuery() {
  const typed = useSearchParams()[0].get("q")?.trim() ?? "";
  if (typed === "" || Array.from(typed).length >= limits.search.minimum) return null;
  return (
    <p role="status" className="rounded-card bg-raised px-4 py-3">
      “<bdi>{typed}</bdi>” is too short to search for. Enter at least {limits.search.minimum} characters.
    </p>
  );
}

/** Explains that the text as entered has no results, and that those for the corrected text are shown. */
export function Corrected({ asked, found }: { asked: string; found: string }) {
  return (
    <p className="rounded-card bg-raised px-4 py-3">
      No results for “<bdi>{asked}</bdi>”. Showing results for “<bdi className="font-medium">{found}</bdi>”.
    </p>
  );
}
