import { MessageCircle } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { loadWindow, useProfileChat } from "./profile-chat.ts";

interface SendMessageButtonProps {
  profile: { userId: string; allowMessages: boolean };
  className?: string;
}

/** Opens the chat with somebody from their page. What it opens loads when one reaches for it. */
export function SendMessageButton({ profile, className }: SendMessageButtonProps) {
  const { isOwner, open } = useProfileChat(profile.userId);
  if (!profile.allowMessages || isOwner) return null;
  return (
    <Button
      icon={<MessageCircle aria-hidden className="size-4.5" />}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadWindow()}
      onFocus={() => void loadWindow()}
      onClick={open}
      className={className}
    >
      Send Message
    </Button>
  );
}
