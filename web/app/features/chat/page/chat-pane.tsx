import type { User } from "@vesper/contract/accounts/accounts";
import type { Conversation } from "@vesper/contract/chat/chat";
import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { useMediaQuery } from "#web/ui/layout/use-media-query.ts";
import { OnlineMark } from "../online-mark.tsx";
import { ChatBody } from "../window/chat-body.tsx";
import { ChatMenu, ChatTitle, SearchToggle } from "../window/chat-header.tsx";
import { hasCoarsePointer } from "../window/has-coarse-pointer.ts";
import { type Chat, useChat } from "../window/use-chat.ts";
import { PersonPanel } from "./person-panel.tsx";

export interface OpenConversationProps {
  user: User;
  conversationId: string;
  /** The conversation as the list shows it, so that its header needs no request. */
  known: Conversation | undefined;
  onClose: () => void;
  onAccepted: () => void;
}

/** The open conversation beside the list. Requires the conversation's id as `key`. */
export function ChatPane({ user, conversationId, known, onClose, onAccepted }: OpenConversationProps) {
  const target = { conversationId, known };
  const chat = useChat({ target, userId: user._id, isShown: true, onEnd: onClose, onAccepted });
  const [isSearching, setSearching] = useState(false);
  const search = { isOpen: isSearching, setOpen: setSearching };
  const titleId = useId();
  const hasPanel = useMediaQuery("(min-width: 80rem)");
  useFocusOnOpen(chat);

  return (
    <div className="flex min-h-0 min-w-0">
      <section aria-labelledby={titleId} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex min-h-17 items-center gap-3 border-b border-line py-2 pr-2 pl-4">
          {chat.name && <Avatar name={chat.name} src={chat.avatar} />}
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="truncate font-serif text-body font-semibold">
              <ChatTitle chat={chat} />
            </h3>
            {chat.other && <OnlineMark userId={chat.other._id} />}
          </div>
          <div className="flex shrink-0">
            {chat.conversation && <SearchToggle search={search} />}
            <ChatMenu chat={chat} />
          </div>
        </header>
        <ChatBody chat={chat} search={search} onEscape={focusList} />
      </section>
      {hasPanel && chat.name && <PersonPanel chat={chat} name={chat.name} />}
    </div>
  );
}

/** Escape leads from the text field back to the list. */
const focusList = () => document.querySelector<HTMLElement>("#conversations li [aria-current=true]")?.focus();

/** A conversation chosen in the list takes the focus; one that a page load opens does not. */
function useFocusOnOpen({ field }: Chat) {
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const isChosen = state?.isOpenedHere === true;
  useEffect(() => {
    if (isChosen && !hasCoarsePointer()) field.current?.focus({ preventScroll: true });
  }, [field, isChosen]);
}
