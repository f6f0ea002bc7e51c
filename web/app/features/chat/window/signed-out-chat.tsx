import { Link, useLocation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import type { ChatWindowProps } from "./chat-window.tsx";

/** For whoever was signed out meanwhile. What they have written is kept. */
export function SignedOutChat({ target, open, onOpenChange }: ChatWindowProps) {
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
