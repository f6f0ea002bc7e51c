import { classes } from "#web/ui/actions/classes.ts";
import type { Entry } from "./entries.ts";
import { FailedNote } from "./failed-note.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessageText } from "./message-text.tsx";
import { clockTime } from "./labels.ts";

interface MessageRowProps {
  entry: Entry;
  /** Who says it, for those who do not see on which side it stands. */
  speaker: string;
  isRead: boolean;
  onRetry: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

export function MessageRow({ entry, speaker, isRead, onRetry, onRemove }: MessageRowProps) {
  const { isOwn, isFollowing, message, waiting, at } = entry;
  return (
    <li
      className={classes("flex flex-col", isOwn ? "items-end" : "items-start", isFollowing ? "mt-1" : "mt-3")}
    >
      <div className="group flex max-w-[88%] min-w-0 items-center gap-1">
        <div
          className={classes(
            "flex min-w-0 flex-wrap items-end justify-end gap-x-3 rounded-card px-3.5 py-2",
            isOwn ? "rounded-br-[0.25rem] bg-accent-soft" : "rounded-bl-[0.25rem] bg-raised",
            waiting?.state === "failed" && "ring-1 ring-danger",
          )}
        >
          <div className="mr-auto min-w-0">
            <span className="sr-only">
              <bdi>{speaker}</bdi>:{" "}
            </span>
            {message?.isRemoved ? (
              <span className="text-muted italic">This message was removed.</span>
            ) : (
              <MessageText text={message?.content ?? waiting?.content ?? ""} />
            )}
          </div>
          <span className="text-caption text-muted tabular-nums">
            {waiting?.state === "sending" ? (
              "Sending…"
            ) : (
              <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>
            )}
          </span>
        </div>
        {message && !isOwn && !message.isRemoved && message.sender && <MessageMenu message={message} />}
      </div>
      {waiting?.state === "failed" && (
        <FailedNote
          reason={waiting.reason}
          onRetry={() => onRetry(waiting.clientId)}
          onRemove={() => onRemove(waiting.clientId)}
        />
      )}
      {isRead && <p className="mt-0.5 text-caption text-muted">Read</p>}
    </li>
  );
}
