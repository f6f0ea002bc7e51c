import { useQuery } from "@tanstack/react-query";
import type { Notice } from "@vesper/contract/moderation/moderation";
import { Clock } from "lucide-react";
import { Link } from "react-router";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongMoment } from "#web/ui/data/dates.ts";
import { topics, whatHappened } from "./notice-words.ts";
import { noticesQuery } from "./queries.ts";

/** Items that are hidden while staff look into them, and by when that ends. */
export function HoldBanner() {
  const { data } = useQuery(noticesQuery(1));
  const holds = (data?.data ?? []).filter(({ action, liftedAt }) => action === "hold" && !liftedAt);
  if (holds.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-col gap-3">
      {holds.map((notice) => (
        <Hold key={notice._id} notice={notice} />
      ))}
    </ul>
  );
}

function Hold({ notice }: { notice: Notice }) {
  const { subjectType, subjectLabel, reason, decisionBy } = notice;
  return (
    <li className="flex items-start gap-3 rounded-card bg-gold-soft px-4 py-3 text-small">
      <Clock aria-hidden className="size-5 shrink-0 text-gold" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          {whatHappened(notice, "in-force")}
          {subjectType === "media" && (
            <>
              : <bdi>{subjectLabel}</bdi>
            </>
          )}
        </p>
        <p>
          Topic: {topics[reason]}. A person on our team decides
          {decisionBy ? (
            <>
              {" "}
              at the latest on <DateTime at={decisionBy} format={formatLongMoment} />
            </>
          ) : (
            " as soon as possible"
          )}
          . You don’t need to do anything.{" "}
          <Link to="/dashboard?tab=notices" className="text-accent underline underline-offset-4">
            Read the notice
          </Link>
        </p>
      </div>
    </li>
  );
}
