import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

export interface Definition {
  term: string;
  detail: ReactNode;
}

interface DefinitionListProps {
  items: readonly Definition[];
  className?: string;
}

/** Facts in rows: term on the left, value on the right. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  return (
    <dl className={clsx("divide-y divide-line", className)}>
      {items.map(({ term, detail }) => (
        <div key={term} className="flex items-baseline justify-between gap-6 py-2.5 first:pt-0 last:pb-0">
          <dt className="max-w-1/2 shrink-0 text-small wrap-anywhere text-muted">{term}</dt>
          <dd className="min-w-0 text-right text-small wrap-break-word">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  term: string;
  detail: string;
}

/** Facts in two columns on wide screens: term on the left, value on the right. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, detail }, index) => (
        <div key={`${index} ${term}`}>
          <dt>
            <bdi>{term}</bdi>
          </dt>
          <dd>
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
