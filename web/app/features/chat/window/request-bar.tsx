import { acceptConversation, type Conversation, declineConversation } from "@vesper/contract/chat/chat";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useAction } from "#web/shared/use-action.ts";

interface RequestBarProps {
  conversation: Conversation;
  name: string;
  onAccepted: (conversation: Conversation) => void;
  onDeclined: () => void;
  /** Undefined if there is no one to block. */
  onBlock: (() => void) | undefined;
}

/** Actions for a message request. */
export function RequestBar({ conversation, name, onAccepted, onDeclined, onBlock }: RequestBarProps) {
  const params = { id: conversation._id };
  const accept = useAction({
    act: () => api.call(acceptConversation, { params }),
    failed: "Failed to accept the request.",
    onDone: ({ data }) => onAccepted(data),
  });
  const decline = useAction({
    act: () => api.call(declineConversation, { params }),
    done: "Request declined",
    failed: "Failed to decline the request.",
    onDone: onDeclined,
  });
  return (
    <section
      aria-label="Message request"
      className="flex flex-col gap-3 border-b border-line bg-raised px-4 py-3"
    >
      <p className="text-small text-muted">
        <bdi className="font-medium text-ink">{name}</bdi> is messaging you for the first time. Accept or
        reply to move this to your conversations. Decline to remove it and get no more messages from them. If
        you block them, you won’t see each other anymore.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={accept.busy} onClick={accept.run}>
          Accept
        </Button>
        <Button size="small" tone="outline" busy={decline.busy} onClick={decline.run}>
          Decline
        </Button>
        {onBlock && (
          <Button size="small" tone="quiet" className="text-danger!" onClick={onBlock}>
            Block
          </Button>
        )}
      </div>
    </section>
  );
}
