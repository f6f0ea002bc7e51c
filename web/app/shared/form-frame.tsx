import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { messageOf } from "#web/api/message-of.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";

interface FormFrameProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  send: (draft: Sent) => Promise<void>;
  /** For a failure that belongs to no field; a function words every failure. */
  failed: string | ((error: unknown) => string);
  label: string;
  children: ReactNode;
}

/** A form with one button: refusals appear beside their fields, any other failure above them. */
export function FormFrame<Values extends FieldValues, Sent>(props: FormFrameProps<Values, Sent>) {
  const { form, send, failed, label, children } = props;
  const [failure, setFailure] = useState<string>();

  async function handleSubmit(draft: Sent) {
    setFailure(undefined);
    try {
      await send(draft);
    } catch (error) {
      const isShown = showRefusal(form, error);
      if (typeof failed === "function") setFailure(failed(error));
      else if (!isShown) setFailure(messageOf(error, failed));
    }
  }

  const submit = form.handleSubmit(handleSubmit, () => setFailure(undefined));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      {children}
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        {label}
      </Button>
    </form>
  );
}
