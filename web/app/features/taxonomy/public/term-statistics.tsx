import { getPopularTerms, type Term } from "./term-filters.ts";
import { formatProfileCount } from "./labels.ts";

interface TermStatisticsProps {
  title: string;
  noun: string;
  terms: readonly Term[];
}

/** Four figures about the whole list. */
export function TermStatistics({ title, noun, terms }: TermStatisticsProps) {
  const [favourite] = getPopularTerms(terms, 1);
  const figures = [
    { label: noun, value: terms.length.toLocaleString("en") },
    { label: "Types", value: String(new Set(terms.map(({ type }) => type)).size) },
    { label: "With profiles", value: getPopularTerms(terms, terms.length).length.toLocaleString("en") },
    {
      label: "Most profiles",
      value: favourite?.name ?? "–",
      note: favourite && formatProfileCount(favourite.profileCount),
    },
  ];
  return (
    <section aria-label={title}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col bg-surface p-4 sm:px-6">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-serif text-lead font-semibold">
              <bdi className="wrap-anywhere">{value}</bdi>
              {note && <span className="ml-2 font-sans text-small font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
