import type { Notice } from "@vesper/contract/moderation";
import { Mail } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { appealAddress } from "./appeal-address.ts";
import { dayOf } from "./dates.ts";

interface AppealProps {
  notice: Pick<Notice, "_id" | "appealUntil">;
  supportEmail: string;
  now: Date;
}

/** How to contradict. */
export function Appeal({ notice, supportEmail, now }: AppealProps) {
  if (new Date(notice.appealUntil) <= now) {
    return <p className="text-small text-muted">The time to appeal ended on {dayOf(notice.appealUntil)}.</p>;
  }
  return (
    <div className="flex flex-col gap-3 rounded-inner bg-raised p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 text-small">
        <p>
          <strong className="font-semibold">Not right?</strong> You can appeal until{" "}
          <time dateTime={notice.appealUntil}>{dayOf(notice.appealUntil)}</time> by writing to{" "}
          <span className="wrap-break-word">{supportEmail}</span>. Another member of our staff decides.
        </p>
        <p className="mt-1 text-caption text-muted">
          Notice <span className="font-mono break-all">{notice._id}</span>
        </p>
      </div>
      <Button
        tone="outline"
        className="shrink-0"
        render={
          <a href={appealAddress(supportEmail, notice._id)}>
            <Mail aria-hidden className="size-4" />
            Appeal by mail
          </a>
        }
      />
    </div>
  );
}
