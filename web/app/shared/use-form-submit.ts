import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";

interface FormSubmitOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  send: (draft: Sent) => Promise<void>;
  /** Message for a failure that belongs to no field. A function is called for every failure and returns its message. */
  failed: string | ((error: unknown) => string);
  /** Returns a message for the whole form when it is invalid. */
  onInvalid?: () => string | undefined;
}

/** Submits a form: validation errors appear next to their fields, any other failure becomes the form's message. */
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
