import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";

interface FormSubmitOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  send: (draft: Sent) => Promise<void>;
  /** For a failure that belongs to no field; a function words every failure. */
  failed: string | ((error: unknown) => string);
  /** Says what is wrong with a form that is not sent, beyond its fields. */
  onInvalid?: () => string | undefined;
}

/** Sends a form: refusals appear beside their fields, any other failure is for its message. */
export function useFormSubmit<Values extends FieldValues, Sent>(options: FormSubmitOptions<Values, Sent>) {
  const { form, send, failed, onInvalid } = options;
  const [failure, setFailure] = useState<string>();

  async function handleValid(draft: Sent) {
    setFailure(undefined);
    try {
      await send(draft);
    } catch (error) {
      const isShown = showFieldErrors(form, error);
      if (typeof failed === "function") setFailure(failed(error));
      else if (!isShown) setFailure(getErrorMessage(error, failed));
    }
  }

  return { failure, submit: form.handleSubmit(handleValid, () => setFailure(onInvalid?.())) };
}
