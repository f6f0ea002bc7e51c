import MessageCircle from "virtual:icons/message-circle";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";
import { requestSignIn } from "#web/session/sign-in-request.ts";
import { clsx } from "clsx/lite";
import { NoScriptLink } from "#web/shared/no-script-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";

const ChatWindow = lazyDialog(async () => (await loadWindow()).ChatWindow);

/** URL hash of an open chat: Back closes it, and signing in returns to it. */
const chatHash = "#chat";

const loadWindow = () => import("./window/chat-window.tsx");

interface ChatProfile {
  _id: string;
  userId: string;
  name: string;
}

/** State of the chat on a profile page, with functions to open and close it. Owners cannot chat with themselves. */
function useProfileChat({ _id, userId: ownerId, name }: ChatProfile) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { isOpenedHere?: boolean } | null;
  };
  const isOwner = session.status === "signed-in" && session.user._id === ownerId;

  function open() {
    const here = pathname + search + chatHash;
    if (session.status === "signed-out")
      requestSignIn({ intent: { kind: "message", target: _id, path: here }, name });
    else void navigate(here, { state: { isOpenedHere: true }, preventScrollReset: true });
  }

  function close() {
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  // After a sign-out in another tab the window stays and explains it; after one in this tab it closes.
  const isHere =
    session.status === "signed-in" ? !isOwner : session.status === "signed-out" && !session.isLeaving;
  return { isOwner, isOpen: hash === chatHash && isHere, open, close };
}

interface ProfileChatWindowProps {
  profile: ChatProfile & {
    slug: string;
    isOnline: boolean;
    allowMessages: boolean;
    avatar: string | null;
  };
}

/** Chat window on a profile page, rendered once it has been opened. */
export function ProfileChatWindow({ profile }: ProfileChatWindowProps) {
  const { isOpen, close } = useProfileChat(profile);
  if (!profile.allowMessages) return null;
  const { userId, name, slug, avatar, isOnline } = profile;
  return (
    <ChatWindow
      target={{ recipient: { _id: userId, name, slug, avatar, isOnline } }}
      open={isOpen}
      onOpenChange={(next) => void (next || close())}
    />
  );
}

interface SendMessageButtonProps {
  profile: ChatProfile & { slug: string; allowMessages: boolean };
  className?: string;
}

/** Opens the chat from a profile page. The window is prefetched on hover or focus. */
export function SendMessageButton({ profile, className }: SendMessageButtonProps) {
  const { isOwner, open } = useProfileChat(profile);
  if (!profile.allowMessages || isOwner) return null;
  const icon = <MessageCircle aria-hidden className="size-4.5" />;
  const intent = {
    kind: "message",
    target: profile._id,
    path: `/escort/${profile.slug}${chatHash}`,
  } as const;
  return (
    <>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadWindow()}
        onFocus={() => void loadWindow()}
        onClick={open}
        className={clsx("noscript:hidden", className)}
      >
        Send Message
      </Button>
      <NoScriptLink intent={intent} icon={icon}>
        Send Message
      </NoScriptLink>
    </>
  );
}
