import { useQuery } from "@tanstack/react-query";
import type { ContactMessage } from "@vesper/contract/contact";
import { ApiError } from "#web/api/api-error.ts";
import { useDesk } from "#web/queue/desk.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { LetterHeader } from "./letter-header.tsx";
import { LetterSkeleton } from "./letter-skeleton.tsx";
import { NextLetter } from "./next-letter.tsx";
import { letterQuery } from "./queries.ts";
import { Replies } from "./replies.tsx";
import { ReplyForm } from "./reply-form.tsx";

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
