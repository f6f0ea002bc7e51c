import { formatProfileCount } from "./labels.ts";
import { getPopularTerms, type Term } from "./term-filters.ts";

interface TermStatisticsProps {
  /** "categories" or "tags" */
  noun: string;
  terms: readonly Term[];
}

/** One sentence about the whole list, for people who choose by size. */
export function TermStatistics({ noun, terms }: TermStatisticsProps) {
  const [largest] = getPopularTerms(terms, 1);
  if (!largest) return null;
  return (
    <p className="text-small text-muted">
      {`${terms.length.toLocaleString("en")} ${noun}. The largest is `}
      <bdi>{largest.name}</bdi>
      {`, with ${formatProfileCount(largest.profileCount)}.`}
    </p>
  );
}
