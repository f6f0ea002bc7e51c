import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { messageOf } from "#web/api/message-of.ts";
import { showRefusal } from "#web/api/show-refusal.ts";

interface SendOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  send: (draft: Sent) => Promise<void>;
  /** For a failure that belongs to no field; a function words every failure. */
  failed: string | ((error: unknown) => string);
  /** Says what is wrong with a form that is not sent, beyond its fields. */
  onInvalid?: () => string | undefined;
}

/** Sends a form: refusals appear beside their fields, any other failure is for its message. */
export function useSend<Values extends FieldValues, Sent>(options: SendOptions<Values, Sent>) {
  const { form, send, failed, onInvalid } = options;
  const [failure, setFailure] = useState<string>();

  async function handleValid(draft: Sent) {
    setFailure(undefined);
    try {
      await send(draft);
    } catch (error) {
      const isShown = showRefusal(form, error);
      if (typeof failed === "function") setFailure(failed(error));
      else if (!isShown) setFailure(messageOf(error, failed));
    }
  }

  return { failure, submit: form.handleSubmit(handleValid, () => setFailure(onInvalid?.())) };
}
