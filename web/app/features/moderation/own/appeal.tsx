import { useMutation } from "@tanstack/react-query";
import type { Notice } from "@vesper/contract/moderation";
import { Scale } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AppealAnswer } from "./appeal-answer.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { dayOf } from "./dates.ts";

interface AppealProps {
  notice: Notice;
  now: Date;
  /** How it is said: signed in, or through the link of a mail. */
  send: (text: string) => Promise<Notice>;
  onSent: (notice: Notice) => void;
}

/** How to contradict, or what came of it. */
export function Appeal({ notice, now, send, onSent }: AppealProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });
  if (notice.appeal) return <AppealAnswer appeal={notice.appeal} />;
  if (notice.action === "hold" || notice.liftedAt) return null;
  if (new Date(notice.appealUntil) <= now) {
    return <p className="text-small text-muted">The time to appeal ended on {dayOf(notice.appealUntil)}.</p>;
  }
  return (
    <div className="flex flex-col gap-4 rounded-inner bg-raised p-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p className="min-w-0 text-small">
          <strong className="font-semibold">Not right?</strong> You can appeal once, until{" "}
          <time dateTime={notice.appealUntil}>{dayOf(notice.appealUntil)}</time>. Another member of our staff
          decides.
        </p>
        {!isOpen && (
          <Button tone="outline" className="shrink-0" onClick={() => setIsOpen(true)}>
            <Scale aria-hidden className="size-4" />
            Appeal
          </Button>
        )}
      </div>
      {isOpen && (
        <AppealForm
          busy={sending.isPending}
          failure={sending.error ? messageOf(sending.error, "Failed to send your appeal.") : undefined}
          onSubmit={(text) => sending.mutate(text)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
