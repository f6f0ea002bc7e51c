import { lazy, Suspense, useState } from "react";
import { loadWindow, useProfileChat } from "./profile-chat.ts";

const ChatWindow = lazy(async () => ({ default: (await loadWindow()).ChatWindow }));

interface ProfileChatWindowProps {
  profile: {
    userId: string;
    name: string;
    slug: string;
    isOnline: boolean;
    allowMessages: boolean;
    avatar: string | null;
  };
}

/** The chat on somebody's page, once it was asked for. */
export function ProfileChatWindow({ profile }: ProfileChatWindowProps) {
  const { isOpen, close } = useProfileChat(profile.userId);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!profile.allowMessages || !wasOpen) return null;
  const { userId, name, slug, avatar, isOnline } = profile;
  return (
    <Suspense>
      <ChatWindow
        target={{ recipient: { _id: userId, name, slug, avatar, isOnline } }}
        open={isOpen}
        onOpenChange={(next) => void (next || close())}
      />
    </Suspense>
  );
}
