import type { ContactReply } from "@vesper/contract/contact";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Moment } from "./moment.tsx";

/** What was mailed so far. */
export function Replies({ replies }: { replies: ContactReply[] }) {
  return (
    <SectionCard title={replies.length === 1 ? "Answer" : "Answers"}>
      <ol className="flex flex-col gap-5">
        {replies.map(({ _id, text, by, createdAt }) => (
          <li key={_id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
            <p className="text-small text-muted">
              <bdi>{by?.name || "Somebody who left"}</bdi>
              {" · "}
              <Moment at={createdAt} />
            </p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
