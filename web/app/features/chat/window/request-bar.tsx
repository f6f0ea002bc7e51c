import { acceptConversation, type Conversation, declineConversation } from "@vesper/contract/chat";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface RequestBarProps {
  conversation: Conversation;
  name: string;
  onAccepted: (conversation: Conversation) => void;
  onDeclined: () => void;
  /** Left out when there is nobody to block. */
  onBlock: (() => void) | undefined;
}

/** What to do with a first contact. */
export function RequestBar({ conversation, name, onAccepted, onDeclined, onBlock }: RequestBarProps) {
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const params = { id: conversation._id };

  async function handleAccept() {
    setBusy("accept");
    try {
      onAccepted((await api.call(acceptConversation, { params })).data);
    } catch (error) {
      toast.error(messageOf(error, "Failed to accept the request."));
    } finally {
      setBusy(null);
    }
  }

  async function handleDecline() {
    setBusy("decline");
    try {
      await api.call(declineConversation, { params });
      toast.success("Request declined");
      onDeclined();
    } catch (error) {
      setBusy(null);
      toast.error(messageOf(error, "Failed to decline the request."));
    }
  }

  return (
    <section aria-label="Request" className="flex flex-col gap-3 border-b border-line bg-raised px-4 py-3">
      <p className="text-small text-muted">
        <bdi className="font-medium text-ink">{name}</bdi> writes to you for the first time. Accept, or simply
        answer, to move it to your conversations. Decline to remove it and get no more messages. Block to be
        invisible to each other.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy === "accept"} onClick={() => void handleAccept()}>
          Accept
        </Button>
        <Button size="small" tone="outline" busy={busy === "decline"} onClick={() => void handleDecline()}>
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
