import type { BulkResults } from "@vesper/contract/bulk-upload";
import { classes } from "#web/ui/actions/classes.ts";

export function Figures({ results: { total, successful, failed } }: { results: BulkResults }) {
  const figures = [
    { term: "Total", count: total, looks: "" },
    { term: "Successful", count: successful, looks: "text-jade" },
    { term: "Failed", count: failed, looks: failed > 0 ? "text-danger" : "" },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ term, count, looks }) => (
        <div key={term} className="rounded-card bg-raised p-4">
          <dt className="text-small text-muted">{term}</dt>
          <dd className={classes("font-serif text-title font-semibold tabular-nums", looks)}>
            {count.toLocaleString("en")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
