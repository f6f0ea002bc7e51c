import type { Conversation } from "@vesper/contract/chat";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import type { ChatWindowProps } from "./chat-window.tsx";
import { OnlineMark } from "../online-mark.tsx";
import { RequestBar } from "./request-bar.tsx";
import { otherOf } from "../target.ts";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { ThreadView } from "./thread-view.tsx";
import { useConversation } from "./use-conversation.ts";
import { formerMember } from "../labels.ts";
import { WriteArea } from "./write-area.tsx";
import { Ban, Ellipsis, UserRound } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";

interface OpenChatProps extends ChatWindowProps {
  userId: string;
}

/** A keyboard that covers half of the screen comes up only when asked for. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** Talking to somebody. Give it whom as key. */
export function OpenChat({ target, open, onOpenChange, onChanged, userId }: OpenChatProps) {
  const { conversation, failure, isOpening, learn, retry } = useConversation(target, open);
  const [isBlocking, setBlocking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const recipient = "recipient" in target ? target.recipient : undefined;
  const other = (conversation && otherOf(conversation, userId)) ?? recipient;
  const name = other?.name ?? (conversation ? formerMember : undefined);

  function handleEnd() {
    onOpenChange(false);
    onChanged?.();
  }

  function handleAccepted(next: Conversation) {
    learn(next);
    onChanged?.();
    field.current?.focus();
  }

  return (
    <TallDialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={() => (isTouched() ? null : field.current)}
      before={name && <Avatar name={name} src={recipient?.avatar ?? other?.avatar} />}
      title={name ? <Title name={name} slug={other?.slug ?? null} /> : "Chat"}
      note={other && <OnlineMark userId={other._id} asRendered={recipient?.isOnline} />}
      actions={other && <WindowMenu {...other} onBlock={() => setBlocking(true)} />}
    >
      {conversation?.isRequest && name && (
        <RequestBar
          conversation={conversation}
          name={name}
          onAccepted={handleAccepted}
          onDeclined={handleEnd}
          onBlock={other && (() => setBlocking(true))}
        />
      )}
      {conversation && <ThreadView key={conversation._id} conversation={conversation} userId={userId} />}
      {!conversation && (!failure || recipient) && <Opening isFailed={failure !== undefined} />}
      {!conversation && failure && !recipient && (
        <LoadFailure
          message={failure}
          retrying={isOpening}
          onRetry={() => void retry()}
          className="my-auto"
        />
      )}
      {other && conversation?.isOpen !== false && (
        <WriteArea
          userId={userId}
          otherId={other._id}
          conversation={conversation}
          failure={failure}
          isOpening={isOpening}
          onRetry={retry}
          field={field}
        />
      )}
      {conversation?.isOpen === false && (
        <ClosedNote>
          {other ? "You cannot write here at the moment." : "This person is no longer here."}
        </ClosedNote>
      )}
      {other && (
        <BlockDialog person={other} open={isBlocking} onOpenChange={setBlocking} onBlocked={handleEnd} />
      )}
    </TallDialog>
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

/** While there is nothing to show yet; what went wrong is said beside the field. */
const Opening = ({ isFailed }: { isFailed: boolean }) =>
  isFailed ? <div className="flex-1" /> : <ThreadSkeleton />;

/** Stands where one would write. */
function ClosedNote({ children }: { children: ReactNode }) {
  return (
    <p className="border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-small text-muted">
      {children}
    </p>
  );
}

interface WindowMenuProps {
  name: string;
  slug: string | null;
  onBlock: () => void;
}

function WindowMenu({ name, slug, onBlock }: WindowMenuProps) {
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
