import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { User } from "@vesper/contract/accounts/accounts";
import { reauthenticate, Reauthentication } from "@vesper/contract/accounts/reauthentication";
import { useRef } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { reauthentication } from "#web/session/reauthentication.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";

const cancel = () => reauthentication.settle(false);

/** Asks for the password while a request waits. The page beneath keeps all input. */
export function ReauthenticationDialog({ user }: { user: User }) {
  const form = useSchemaForm(Reauthentication, { password: "", code: "" });
  const input = useRef<HTMLInputElement>(null);
  const { ref, ...password } = getFieldProps(form, "password", "Password");
  // Also ask for the code if the server requires a second factor that this tab does not know about yet.
  const asksForCode = user.isTwoFactorOn || form.formState.errors.code !== undefined;

  async function handleSubmit(body: Reauthentication) {
    try {
      await api.call(reauthenticate, { body });
      reauthentication.settle(true);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const message = getErrorMessage(error, "We couldn’t check your password. Please try again.");
      form.setError("password", { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      title="Confirm it’s you"
      description="To keep your account safe, please enter your password again."
      size="small"
      open
      initialFocus={input}
      onOpenChange={(open) => open || cancel()}
    >
      <Form onSubmit={form.handleSubmit(handleSubmit)}>
        {/* Password managers need the account that the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...password}
          ref={(element) => {
            ref(element);
            input.current = element;
          }}
        />
        {asksForCode && <CodeField {...getFieldProps(form, "code", "Code")} />}
        <DialogButtons label="Continue" busy={form.formState.isSubmitting} onCancel={cancel} />
      </Form>
    </Dialog>
  );
}
