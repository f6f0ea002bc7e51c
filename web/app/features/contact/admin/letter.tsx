import { useQuery } from "@tanstack/react-query";
import type { ContactMessage, ContactReply } from "@vesper/contract/moderation/contact";
import { useReviewLease } from "#web/queue/review-lease.ts";
import { DetailPage, DetailSkeleton, NextItem } from "#web/queue/detail-page.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { LetterHeader } from "./letter-header.tsx";
import { inboxQuery, letterQuery } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";

const back = { label: "Back to the inbox", to: "/admin/contact" };

/** One message, its replies, and the reply form. */
export function Letter({ id }: { id: string }) {
  return (
    <DetailPage
      query={useQuery(letterQuery(id))}
      what="message"
      goneText="It may have been deleted with the sender’s account, or one year after it was answered or closed."
      back={back}
      skeleton={<DetailSkeleton label="Loading the message" className="h-64" />}
    >
      {(letter) => <OpenLetter letter={letter} />}
    </DetailPage>
  );
}

function OpenLetter({ letter }: { letter: ContactMessage }) {
  const { refusal } = useReviewLease("contact", [letter._id], letter.status === "open");
  return (
    <article className="flex flex-col gap-6">
      <LetterHeader letter={letter} />
      <FormError>{refusal}</FormError>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SectionCard title="Message">
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi>{letter.message}</bdi>
          </p>
        </SectionCard>
        <div className="flex flex-col gap-6">
          {letter.replies.length > 0 && <Replies replies={letter.replies} />}
          {letter.status === "open" ? <ReplyForm letter={letter} /> : <NextLetter />}
        </div>
      </div>
    </article>
  );
}

/** Replies that have been mailed so far. */
function Replies({ replies }: { replies: ContactReply[] }) {
  return (
    <SectionCard title={replies.length === 1 ? "Reply" : "Replies"}>
      <ol className="flex flex-col gap-5">
        {replies.map(({ _id, text, by, createdAt }) => (
          <li key={_id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
            <p className="text-small text-muted">
              <bdi>{by?.name || "A former admin"}</bdi>
              {" · "}
              <DateTime at={createdAt} className="whitespace-nowrap" />
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

/** Link to the next message, the one that has waited longest. */
function NextLetter() {
  const query = useQuery(inboxQuery({ status: "open", page: 1 }));
  return (
    <NextItem what="message" query={query} doneText="Every message has been answered or closed." back={back}>
      {({ subject, name }) => (
        <p className="wrap-anywhere">
          <bdi>{subject}</bdi>
          <span className="text-muted">
            {" from "}
            <bdi>{name}</bdi>
          </span>
        </p>
      )}
    </NextItem>
  );
}
