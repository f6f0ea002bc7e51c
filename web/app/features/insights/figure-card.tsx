import { Link } from "react-router";
import { Card } from "#web/ui/layout/card.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export interface Figure {
  label: string;
  /** Absent while it loads. */
  value?: number;
  /** Where to look closer, where such a place exists. */
  to?: string;
}

export function FigureCard({ label, value, to }: Figure) {
  return (
    <Card
      padding="none"
      className={classes("relative flex flex-col gap-1 p-4 sm:p-5", to && "hover:bg-hover/50")}
    >
      <dt className="text-small text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd>
        {value === undefined ? (
          <Skeleton className="h-9 w-16" />
        ) : (
          <span className="font-serif text-title font-semibold tabular-nums">
            {value.toLocaleString("en")}
          </span>
        )}
      </dd>
    </Card>
  );
}
