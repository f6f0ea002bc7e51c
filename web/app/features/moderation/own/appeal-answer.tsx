import type { Notice } from "@vesper/contract/moderation";
import { Badge } from "#web/ui/data/badge.tsx";
import { dayOf } from "./dates.ts";

const outcomes = {
  reversed: { tone: "jade", words: "Your appeal was right: the decision was taken back" },
  upheld: { tone: undefined, words: "The decision stays" },
} as const;

/** What was said against it, and what came of that. */
export function AppealAnswer({ appeal }: { appeal: NonNullable<Notice["appeal"]> }) {
  const outcome = appeal.outcome && outcomes[appeal.outcome];
  return (
    <div className="flex flex-col gap-3 rounded-inner bg-raised p-4 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {outcome ? (
          <Badge {...(outcome.tone && { tone: outcome.tone })}>{outcome.words}</Badge>
        ) : (
          <Badge tone="gold">Another member of our staff looks at your appeal</Badge>
        )}
        <span className="text-muted">
          Sent on <time dateTime={appeal.createdAt}>{dayOf(appeal.createdAt)}</time>
        </span>
      </p>
      <blockquote className="border-l-2 border-line pl-4 wrap-break-word whitespace-pre-line">
        <bdi>{appeal.text}</bdi>
      </blockquote>
      {appeal.note && (
        <p className="wrap-break-word whitespace-pre-line">
          <span className="block font-medium text-muted">Our answer</span>
          <bdi>{appeal.note}</bdi>
        </p>
      )}
    </div>
  );
}
