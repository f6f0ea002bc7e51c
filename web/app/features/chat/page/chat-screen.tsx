import { useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import { OnlineMark } from "../online-mark.tsx";
import { ChatBody } from "../window/chat-body.tsx";
import { ChatMenu, ChatTitle, SearchToggle } from "../window/chat-header.tsx";
import { hasCoarsePointer } from "../window/has-coarse-pointer.ts";
import { useChat } from "../window/use-chat.ts";
import type { OpenConversationProps } from "./chat-pane.tsx";

interface ChatScreenProps extends OpenConversationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The open conversation on a phone: full screen, with a way back to the list. */
export function ChatScreen(props: ChatScreenProps) {
  const { user, conversationId, known, open, onOpenChange, onClose, onAccepted } = props;
  const target = { conversationId, known };
  const chat = useChat({ target, userId: user._id, isShown: open, onEnd: onClose, onAccepted });
  const [isSearching, setSearching] = useState(false);
  const search = { isOpen: isSearching, setOpen: setSearching };
  const { name, avatar, other, field } = chat;
  return (
    <TallDialog
      open={open}
      onOpenChange={onOpenChange}
      back="Back to messages"
      initialFocus={() => (hasCoarsePointer() ? null : field.current)}
      before={name && <Avatar name={name} src={avatar} />}
      title={<ChatTitle chat={chat} />}
      note={other && <OnlineMark userId={other._id} />}
      actions={
        <>
          {chat.conversation && <SearchToggle search={search} />}
          <ChatMenu chat={chat} />
        </>
      }
    >
      <ChatBody chat={chat} search={search} />
    </TallDialog>
  );
}
