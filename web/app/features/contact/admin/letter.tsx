import { useQuery } from "@tanstack/react-query";
import type { ContactMessage, ContactReply } from "@vesper/contract/contact";
import { ApiError } from "#web/api/api-error.ts";
import { useDesk } from "#web/queue/desk.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { LetterHeader } from "./letter-header.tsx";
import { inboxQuery, letterQuery } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

/** One message, what was answered, and the room to answer. */
export function Letter({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(letterQuery(id));
  if (data) return <OpenLetter letter={data} />;
  if (!error) return <LetterSkeleton />;
  // An address that names no message is refused before it is looked for.
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        title="This message does not exist."
        text="It may have been deleted with its sender, or a year after it was closed."
        action={{ label: "Back to the inbox", to: "/admin/contact" }}
      />
    );
  }
  return (
    <LoadFailure
      message={`Error loading message: ${error.message || "the server did not answer"}`}
      retryLabel="Retry"
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function OpenLetter({ letter }: { letter: ContactMessage }) {
  const { refusal } = useDesk("contact", [letter._id], letter.status === "open");
  return (
    <article className="flex flex-col gap-6">
      <LetterHeader letter={letter} />
      <FormError>{refusal}</FormError>
      <div className="grid items-start gap-6 lg:grid-cols-2">
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

function LetterSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Loading the message</span>
      <Skeleton className="mt-3 h-5 w-20" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full rounded-control" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** What was mailed so far. */
function Replies({ replies }: { replies: ContactReply[] }) {
  return (
    <SectionCard title={replies.length === 1 ? "Answer" : "Answers"}>
      <ol className="flex flex-col gap-5">
        {replies.map(({ _id, text, by, createdAt }) => (
          <li key={_id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
            <p className="text-small text-muted">
              <bdi>{by?.name || "Somebody who left"}</bdi>
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

/** The way on: whoever has waited longest. */
function NextLetter() {
  const { data } = useQuery(inboxQuery({ status: "open", page: 1 }));
  if (!data) return <Skeleton className="h-32 w-full rounded-card" />;
  const [next] = data.data;
  if (!next) {
    return (
      <SectionCard title="No messages are waiting." text="Everybody has an answer.">
        <Button tone="outline" className="self-start" render={<Link to="/admin/contact" />}>
          Back to the inbox
        </Button>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Next message">
      <p className="wrap-anywhere">
        <bdi>{next.subject}</bdi>
        <span className="text-muted">
          {" from "}
          <bdi>{next.name}</bdi>
        </span>
      </p>
      <Button className="self-start" render={<Link to={`/admin/contact/${next._id}`} />}>
        Open next message
        <ArrowRight aria-hidden className="size-4" />
      </Button>
    </SectionCard>
  );
}
