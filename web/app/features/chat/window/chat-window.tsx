import { useUser } from "#web/session/use-session.ts";
import { OpenChat } from "./open-chat.tsx";
import { SignedOutChat } from "./signed-out-chat.tsx";
import { type ChatTarget, nameOfTarget } from "../target.ts";

export interface ChatWindowProps {
  target: ChatTarget;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Hears when a request was answered, or somebody blocked. */
  onChanged?: () => void;
}

/** Heavy: load it when somebody reaches for it. */
export function ChatWindow(props: ChatWindowProps) {
  const user = useUser();
  if (!user) return <SignedOutChat {...props} />;
  return <OpenChat key={`${user._id} ${nameOfTarget(props.target)}`} {...props} userId={user._id} />;
}
