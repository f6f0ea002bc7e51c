import { useUser } from "#web/session/session-store.ts";
import { type ChatTarget, getTargetId, findOtherParticipant } from "../target.ts";
import type { Conversation } from "@vesper/contract/chat/chat";
import { useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import { BlockDialog } from "#web/shared/block-dialog.tsx";
import { OnlineMark } from "../online-mark.tsx";
import { RequestBar } from "./request-bar.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { ThreadView } from "./thread-view.tsx";
import { type OpenedChat, useConversation } from "./use-conversation.ts";
import { formerMember } from "../labels.ts";
import { WriteArea } from "./composer.tsx";
import { Ban, Ellipsis, UserRound } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";
import { Button } from "#web/ui/actions/button.tsx";

interface ChatWindowProps extends DialogState {
  target: ChatTarget;
  /** Called after a message request was answered or the person was blocked. */
  onChanged?: () => void;
}

/** Chat window. It is large, so load it lazily. */
export function ChatWindow(props: ChatWindowProps) {
  const user = useUser();
  if (!user) return <SignedOutChat {...props} />;
  return <OpenChat key={`${user._id} ${getTargetId(props.target)}`} {...props} userId={user._id} />;
}

/** Touch devices get no autofocus, because their keyboard covers half of the screen. */
const hasCoarsePointer = () => matchMedia("(pointer: coarse)").matches;

/** Chat with one person. Requires a `key` per target. */
function OpenChat({ target, open, onOpenChange, onChanged, userId }: ChatWindowProps & { userId: string }) {
  const chat = useConversation(target, open);
  const { conversation } = chat;
  const [isBlocking, setBlocking] = useState(false);
  const blocking = { open: isBlocking, onOpenChange: setBlocking };
  const field = useRef<HTMLTextAreaElement>(null);
  const recipient = "recipient" in target ? target.recipient : undefined;
  const other = (conversation && findOtherParticipant(conversation, userId)) ?? recipient;
  const name = other?.name ?? (conversation ? formerMember : undefined);
  const handleBlock = () => setBlocking(true);

  function handleEnd() {
    setBlocking(false);
    onOpenChange(false);
    onChanged?.();
  }

  function handleAccepted(next: Conversation) {
    chat.mergeConversation(next);
    onChanged?.();
    field.current?.focus();
  }

  return (
    <TallDialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={() => (hasCoarsePointer() ? null : field.current)}
      before={name && <Avatar name={name} src={recipient?.avatar ?? other?.avatar} />}
      title={name ? <Title name={name} slug={other?.slug ?? null} /> : "Chat"}
      note={other && <OnlineMark userId={other._id} asRendered={recipient?.isOnline} />}
      actions={other && <WindowMenu {...other} onBlock={handleBlock} />}
    >
      {conversation?.isRequest && name && (
        <RequestBar
          {...{ conversation, name }}
          onAccepted={handleAccepted}
          onDeclined={handleEnd}
          onBlock={other && handleBlock}
        />
      )}
      <ThreadArea chat={chat} userId={userId} isWritable={recipient !== undefined} />
      {conversation?.isOpen === false && <ClosedNote isGone={!other} />}
      {other && conversation?.isOpen !== false && (
        <WriteArea userId={userId} otherId={other._id} chat={chat} field={field} />
      )}
      {other && <BlockDialog person={other} {...blocking} onBlocked={handleEnd} />}
    </TallDialog>
  );
}

interface ThreadAreaProps {
  chat: OpenedChat;
  userId: string;
  /** Whether the text field is shown, with any error next to it. */
  isWritable: boolean;
}

function ThreadArea({ chat, userId, isWritable }: ThreadAreaProps) {
  const { conversation, failure, isOpening, retry } = chat;
  if (conversation) return <ThreadView key={conversation._id} conversation={conversation} userId={userId} />;
  if (!failure) return <ThreadSkeleton />;
  if (isWritable) return <div className="flex-1" />;
  return (
    <LoadFailure message={failure} retrying={isOpening} onRetry={() => void retry()} className="my-auto" />
  );
}

function Title({ name, slug }: { name: string; slug: string | null }) {
  return (
    <>
      Chat with{" "}
      {slug ? (
        <Link to={`/escort/${slug}`} className="underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </>
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

function WindowMenu({ name, slug, onBlock }: { name: string; slug: string | null; onBlock: () => void }) {
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}>
      {slug && (
        <MenuLink to={`/escort/${slug}`} icon={<UserRound aria-hidden />}>
          Open profile
        </MenuLink>
      )}
      <MenuItem tone="danger" icon={<Ban aria-hidden />} onSelect={onBlock}>
        <span>
          Block <bdi>{name}</bdi>
        </span>
      </MenuItem>
    </Menu>
  );
}

/** Shown after the session has ended. Drafts are preserved. */
function SignedOutChat({ target, open, onOpenChange }: ChatWindowProps) {
  const { pathname, search, hash } = useLocation();
  const signInAt = `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
  const name = "recipient" in target && target.recipient.name;
  return (
    <TallDialog open={open} onOpenChange={onOpenChange} title={name ? `Chat with ${name}` : "Chat"}>
      <div className="m-auto flex flex-col items-center gap-4 p-6 text-center">
        <p>Please log in to send messages.</p>
        <Button render={<Link to={signInAt} />}>Sign In</Button>
      </div>
    </TallDialog>
  );
}
