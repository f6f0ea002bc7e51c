import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPassword } from "@vesper/contract/accounts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { messageOf } from "#web/api/message-of.ts";

const Request = forgotPassword.body;
type Request = z.output<typeof Request>;

export function ForgotPasswordForm({ onSent }: { onSent: (message: string) => void }) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Request>({ resolver: zodResolver(Request), defaultValues: { email: "" } });

  async function handleSubmit(body: Request) {
    setFailure(undefined);
    try {
      const { message } = await api.call(forgotPassword, { body });
      onSent(message);
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(messageOf(error, "Failed to send the link."));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit, () => setFailure(undefined))(event)}
      className="flex flex-col gap-5"
    >
      <FormError>{failure}</FormError>
      <TextField {...fieldOf(form, "email", "Email")} type="email" autoComplete="email" inputMode="email" />
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        Send Link
      </Button>
    </form>
  );
}
