import { clsx } from "clsx/lite";
import CheckCheck from "virtual:icons/check-check";
import Check from "virtual:icons/check";
import Copy from "virtual:icons/copy";
import Ellipsis from "virtual:icons/ellipsis";
import Flag from "virtual:icons/flag";
import RotateCcw from "virtual:icons/rotate-ccw";
import { type Entry, getText } from "./entries.ts";
import { formatTime } from "../labels.ts";
import { MessageText } from "./message-text.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import type { Message } from "@vesper/contract/chat/chat";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface MessageRowProps {
  entry: Entry;
  /** Sender's name for screen readers, which do not convey alignment. */
  speaker: string;
  /** Sequence of the last message that the other participant has read; null without read receipts. */
  readSequence: number | null;
  /** The last own message that was read, which says so in words. */
  isLastRead: boolean;
  /** Search text to highlight. */
  query: string;
  /** The search has reached this message. */
  isFound: boolean;
  onRetry: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

export function MessageRow(props: MessageRowProps) {
  const { entry, isLastRead, onRetry, onRemove } = props;
  const { isOwn, isFollowing, message, waiting } = entry;
  return (
    <li
      data-entry={entry.key}
      className={clsx("flex flex-col", isOwn ? "items-end" : "items-start", isFollowing ? "mt-1" : "mt-3")}
    >
      <div className="group flex max-w-[88%] min-w-0 items-center gap-1">
        <Bubble {...props} />
        {message && !isOwn && !message.isRemoved && message.sender && <MessageMenu message={message} />}
      </div>
      {waiting?.state === "failed" && (
        <FailedNote
          reason={waiting.reason}
          onRetry={() => onRetry(waiting.clientId)}
          onRemove={() => onRemove(waiting.clientId)}
        />
      )}
      {isLastRead && <p className="mt-0.5 text-caption text-muted">Read</p>}
    </li>
  );
}

type BubbleProps = Pick<MessageRowProps, "entry" | "speaker" | "readSequence" | "query" | "isFound">;

function Bubble({ entry, speaker, readSequence, query, isFound }: BubbleProps) {
  const { isOwn, isFollowing, message, waiting } = entry;
  return (
    <div
      className={clsx(
        "flex min-w-0 flex-wrap items-end justify-end gap-x-3 rounded-card px-3.5 py-2 forced-colors:border",
        isOwn ? "bg-accent-soft" : "bg-raised",
        !isFollowing && (isOwn ? "rounded-tr-[0.25rem]" : "rounded-tl-[0.25rem]"),
        waiting?.state === "failed" && "ring-1 ring-danger",
        isFound && "outline-2 outline-offset-2 outline-gold",
      )}
    >
      <div className="mr-auto min-w-0">
        <span className="sr-only">
          <bdi>{speaker}</bdi>:{" "}
        </span>
        {message?.isRemoved ? (
          <span className="text-muted italic">This message was removed.</span>
        ) : (
          <MessageText text={getText(entry)} query={query} />
        )}
      </div>
      <SentState entry={entry} readSequence={readSequence} />
    </div>
  );
}

/** Time of a message, with one tick for a sent and two for a read message. */
function SentState({ entry, readSequence }: Pick<MessageRowProps, "entry" | "readSequence">) {
  const { isOwn, message, waiting, at } = entry;
  if (waiting?.state === "sending") return <span className="text-caption text-muted">Sending…</span>;
  const isRead = message && readSequence !== null && message.sequence <= readSequence;
  return (
    <span className="inline-flex items-center gap-1 text-caption text-muted tabular-nums">
      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      {isOwn && message && (isRead ? <ReadTick /> : <SentTick />)}
    </span>
  );
}

const SentTick = () => <Check role="img" aria-label="Sent" className="size-4" />;
const ReadTick = () => <CheckCheck role="img" aria-label="Read" className="size-4 text-jade" />;

interface FailedNoteProps {
  /** Server's message about why the message was rejected. */
  reason: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** Shown for a message that the server rejected. */
function FailedNote({ reason, onRetry, onRemove }: FailedNoteProps) {
  return (
    <div className="mt-1 flex max-w-full flex-col items-end">
      {reason && <p className="text-caption text-danger">{reason}</p>}
      <div className="flex flex-wrap justify-end">
        <Button tone="quiet" size="small" className="text-muted!" onClick={onRemove}>
          Delete
        </Button>
        <Button
          tone="quiet"
          size="small"
          className="text-danger!"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={onRetry}
        >
          Not sent. Try again
        </Button>
      </div>
    </div>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success("Copied");
  } catch {
    toast.error("Your browser blocked copying. Select the text and copy it yourself.");
  }
}

/** Actions for a message from the other participant. */
function MessageMenu({ message }: { message: Message }) {
  return (
    <Menu
      trigger={
        <IconButton
          label="Message options"
          icon={<Ellipsis aria-hidden />}
          size="small"
          tone="muted"
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(message.content)}>
        Copy text
      </MenuItem>
      <MenuLink
        to={`/report/message/${message._id}`}
        state={{ reported: message.sender?.name }}
        icon={<Flag aria-hidden />}
      >
        Report
      </MenuLink>
    </Menu>
  );
}
