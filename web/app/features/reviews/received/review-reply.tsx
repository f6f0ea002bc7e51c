import type { Review } from "@vesper/contract/profiles/reviews";
import { lazy, Suspense, useRef, useState } from "react";
import { useAction } from "#web/shared/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import ReplyIcon from "virtual:icons/reply";
import Trash from "virtual:icons/trash";
import { removeReply } from "./reply-calls.ts";
import { Reply } from "../public/reply.tsx";

const ReplyForm = lazy(async () => ({ default: (await import("./reply-form.tsx")).ReplyForm }));

interface ReviewReplyProps {
  review: Review;
  /** Name of the reply's author. */
  by: string;
  onChanged: () => void;
}

/** Lets the reviewed person reply, or delete the reply. */
export function ReviewReply({ review, by, onChanged }: ReviewReplyProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isWriting, setWriting] = useState(false);

  function handleEnd() {
    setWriting(false);
    area.current?.focus();
  }

  function handleSent() {
    handleEnd();
    toast.success("Reply sent");
    onChanged();
  }

  function renderContent() {
    if (review.reply) {
      return (
        <OwnReply
          review={review}
          reply={review.reply}
          by={by}
          onGone={() => {
            area.current?.focus();
            onChanged();
          }}
        />
      );
    }
    if (isWriting) {
      return (
        <Suspense fallback={<Skeleton className="h-48 w-full max-w-prose" />}>
          <ReplyForm reviewId={review._id} onSent={handleSent} onCancel={handleEnd} />
        </Suspense>
      );
    }
    return <ReplyButton title={review.title} onClick={() => setWriting(true)} />;
  }

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {renderContent()}
    </div>
  );
}

interface OwnReplyProps extends Pick<ReviewReplyProps, "review" | "by"> {
  reply: NonNullable<ReviewReplyProps["review"]["reply"]>;
  onGone: () => void;
}

function OwnReply({ review: { _id: id, title }, reply, by, onGone }: OwnReplyProps) {
  const takingBack = useAction({
    act: () => removeReply(id),
    done: "Reply deleted",
    failed: "Failed to delete your reply.",
    onDone: onGone,
  });
  return (
    <Reply
      reply={reply}
      by={by}
      actions={
        <Button
          size="small"
          tone="quiet"
          icon={<Trash aria-hidden className="size-4" />}
          aria-label={`Delete reply to ${title}`}
          busy={takingBack.busy}
          onClick={takingBack.run}
          className="mt-1 -ml-3.5"
        >
          Delete reply
        </Button>
      }
    />
  );
}

function ReplyButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      tone="outline"
      icon={<ReplyIcon aria-hidden className="size-4" />}
      aria-label={`Reply to ${title}`}
      onClick={onClick}
    >
      Reply
    </Button>
  );
}
