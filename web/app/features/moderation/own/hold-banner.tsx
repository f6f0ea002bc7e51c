import { useQuery } from "@tanstack/react-query";
import type { StatementOfReasons } from "@vesper/contract/moderation/moderation";
import { Link } from "react-router";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongDateTime } from "#web/ui/data/dates.ts";
import Clock from "virtual:icons/clock";
import { topicLabels, describeRestriction } from "./statement-labels.ts";
import { statementsQuery } from "./queries.ts";

/** Items hidden by a hold, and when the hold ends at the latest. */
export function HoldBanner() {
  const { data } = useQuery(statementsQuery(1));
  const holds = (data?.data ?? []).filter(({ action, liftedAt }) => action === "hold" && !liftedAt);
  if (holds.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-col gap-3">
      {holds.map((statement) => (
        <Hold key={statement._id} statement={statement} />
      ))}
    </ul>
  );
}

function Hold({ statement }: { statement: StatementOfReasons }) {
  const { subjectType, subjectLabel, reason, decisionBy } = statement;
  return (
    <li className="flex items-start gap-3 rounded-card bg-gold-soft px-4 py-3 text-small">
      <Clock aria-hidden className="size-5 shrink-0 text-gold" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          {describeRestriction(statement, "in-force")}
          {subjectType === "media" && (
            <>
              : <bdi>{subjectLabel}</bdi>
            </>
          )}
        </p>
        <p>
          Topic: {topicLabels[reason]}. A person on our team will decide{" "}
          {decisionBy ? (
            <>
              by <DateTime at={decisionBy} format={formatLongDateTime} />
            </>
          ) : (
            "as soon as possible"
          )}
          . You don’t need to do anything.{" "}
          <Link to="/dashboard?tab=notices" className="text-accent underline underline-offset-4">
            See details
          </Link>
        </p>
      </div>
    </li>
  );
}
