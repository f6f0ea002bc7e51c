import type { Conversation } from "@vesper/contract/chat/chat";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { clsx } from "clsx/lite";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import { OnlineMark } from "../online-mark.tsx";
import { createDraftStore } from "../drafts.ts";
import { findOtherParticipant } from "../target.ts";
import { formerMember, formatShortTime } from "../labels.ts";

/** A bar instead of a border: forced colors show transparent borders. */
const openMark =
  "bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent forced-colors:before:bg-[Highlight]";

export interface RowProps {
  conversation: Conversation;
  userId: string;
  now: Date;
  isOpen: boolean;
  /** URL query that opens the conversation. */
  search: string;
}

export function ConversationRow({ conversation, userId, now, isOpen, search }: RowProps) {
  const { lastMessage, unreadCount, updatedAt } = conversation;
  const other = findOtherParticipant(conversation, userId);
  const name = other?.name ?? formerMember;
  const isUnread = unreadCount > 0;
  // The open conversation has its draft in the text field.
  const draft = !isOpen && !isUnread && other && createDraftStore(userId).read(other._id);
  return (
    <li>
      <Link
        to={{ search }}
        state={{ isOpenedHere: true }}
        preventScrollReset
        aria-current={isOpen || undefined}
        className={clsx(
          "relative flex min-h-18 items-center gap-3 px-3 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:px-4",
          isOpen && openMark,
        )}
      >
        <Avatar name={name} src={other?.avatar} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex items-center gap-2.5">
            <bdi className={clsx("truncate", isUnread ? "font-semibold" : "font-medium")}>{name}</bdi>
            {other && <OnlineMark userId={other._id} short />}
            <time dateTime={updatedAt} className="ml-auto shrink-0 text-caption text-muted tabular-nums">
              {formatShortTime(lastMessage?.createdAt ?? updatedAt, now)}
            </time>
          </span>
          <span className="flex items-center gap-3">
            <span
              className={clsx("min-w-0 flex-1 truncate text-small", isUnread ? "text-ink" : "text-muted")}
            >
              {draft ? (
                <DraftPreview text={draft} />
              ) : (
                <LastMessagePreview conversation={conversation} userId={userId} />
              )}
            </span>
            {isUnread && <span className="sr-only">, unread messages: </span>}
            <TabCount count={unreadCount} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function DraftPreview({ text }: { text: string }) {
  return (
    <>
      <span className="font-medium text-accent">Draft: </span>
      <bdi>{text}</bdi>
    </>
  );
}

function LastMessagePreview({
  conversation: { lastMessage },
  userId,
}: Pick<RowProps, "conversation" | "userId">) {
  if (!lastMessage) return "No messages yet";
  if (lastMessage.isRemoved) return "This message was removed.";
  return (
    <>
      {lastMessage.sender?._id === userId && "You: "}
      <bdi>{lastMessage.content}</bdi>
    </>
  );
}
