import { BlockDialog } from "#web/shared/block-dialog.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { WriteArea } from "./composer.tsx";
import { RequestBar } from "./request-bar.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { NoMessages } from "./thread-notes.tsx";
import type { ThreadSearchState } from "./thread-search.tsx";
import { ThreadView } from "./thread-view.tsx";
import type { Chat } from "./use-chat.ts";

interface ChatBodyProps {
  chat: Chat;
  /** Search in the conversation; omitted where there is none. */
  search?: ThreadSearchState;
  /** Called on Escape in the text field. */
  onEscape?: () => void;
}

/** The part of a chat below its header: the request, the messages and the text field. */
export function ChatBody({ chat, search, onEscape }: ChatBodyProps) {
  const { conversation, other, name, userId, opened, field, isBlocking, setBlocking } = chat;
  const handleBlock = () => setBlocking(true);
  return (
    <>
      {conversation?.isRequest && name && (
        <RequestBar
          {...{ conversation, name }}
          onAccepted={chat.handleAccepted}
          onDeclined={chat.handleEnd}
          onBlock={other && handleBlock}
        />
      )}
      <ThreadArea chat={chat} search={search} />
      {conversation?.isOpen === false && <ClosedNote isGone={!other} />}
      {other && conversation?.isOpen !== false && (
        <WriteArea userId={userId} otherId={other._id} chat={opened} field={field} onEscape={onEscape} />
      )}
      {other && (
        <BlockDialog person={other} open={isBlocking} onOpenChange={setBlocking} onBlocked={chat.handleEnd} />
      )}
    </>
  );
}

function ThreadArea({ chat: { conversation, opened, recipient, userId }, search }: ChatBodyProps) {
  const { failure, activity, retry } = opened;
  const isOpening = activity === "opening";
  if (conversation) {
    return <ThreadView key={conversation._id} {...{ conversation, userId, search }} />;
  }
  // With a recipient the text field is shown, with any error next to it.
  if (failure && !recipient) {
    return <LoadFailure message={failure} retrying={isOpening} onRetry={retry} className="my-auto" />;
  }
  if (failure) return <div className="flex-1" />;
  if (isOpening) return <ThreadSkeleton />;
  return (
    <div className="flex min-h-0 flex-1 flex-col px-4">
      <NoMessages />
    </div>
  );
}

/** Note shown in place of the text field. */
function ClosedNote({ isGone }: { isGone: boolean }) {
  return (
    <p className="border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-small text-muted">
      {isGone ? "This account is no longer active." : "You can’t send messages here right now."}
    </p>
  );
}
