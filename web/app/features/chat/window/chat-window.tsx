import { useUser } from "#web/session/session-store.ts";
import { type ChatTarget, getTargetId } from "../target.ts";
import { Link, useLocation } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import { OnlineMark } from "../online-mark.tsx";
import { ChatBody } from "./chat-body.tsx";
import { ChatMenu, ChatTitle } from "./chat-header.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useChat } from "./use-chat.ts";
import { hasCoarsePointer } from "./has-coarse-pointer.ts";

interface ChatWindowProps extends DialogState {
  target: ChatTarget;
}

/** Chat window on a profile page. It is large, so load it lazily. */
export function ChatWindow(props: ChatWindowProps) {
  const user = useUser();
  if (!user) return <SignedOutChat {...props} />;
  return <OpenChat key={`${user._id} ${getTargetId(props.target)}`} {...props} userId={user._id} />;
}

/** Chat with one person. Requires a `key` per target. */
function OpenChat({ target, open, onOpenChange, userId }: ChatWindowProps & { userId: string }) {
  const chat = useChat({ target, userId, isShown: open, onEnd: () => onOpenChange(false) });
  const { name, other, avatar, recipient, field } = chat;
  return (
    <TallDialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={() => (hasCoarsePointer() ? null : field.current)}
      before={name && <Avatar name={name} src={avatar} />}
      title={<ChatTitle chat={chat} />}
      note={other && <OnlineMark userId={other._id} asRendered={recipient?.isOnline} />}
      actions={<ChatMenu chat={chat} />}
    >
      <ChatBody chat={chat} />
    </TallDialog>
  );
}

/** Shown after the session has ended. */
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
