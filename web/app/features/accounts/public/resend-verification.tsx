import { resendVerification } from "@vesper/contract/accounts";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { messageOf } from "#web/api/message-of.ts";

export function ResendVerification() {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

  async function handleClick() {
    setState("busy");
    try {
      const { message } = await api.call(resendVerification);
      setState("sent");
      toast.success(message);
    } catch (error) {
      setState("idle");
      toast.error(messageOf(error, "Failed to send the mail."));
    }
  }

  return (
    <Button
      tone="outline"
      size="small"
      busy={state === "busy"}
      disabledReason={state === "sent" ? "The mail is on its way." : undefined}
      onClick={() => void handleClick()}
    >
      {state === "sent" ? "Sent" : "Send the link again"}
    </Button>
  );
}
