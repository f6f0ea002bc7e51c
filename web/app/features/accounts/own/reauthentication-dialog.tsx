import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { User } from "@vesper/contract/accounts/accounts";
import { reauthenticate, Reauthentication } from "@vesper/contract/accounts/reauthentication";
import { type RefObject, useRef } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { reauthentication } from "#web/session/reauthentication.ts";
import { usePasskey } from "#web/session/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import KeyRound from "virtual:icons/key-round";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { confirmWithPasskey } from "./passkeys/confirm-with-passkey.ts";
import { storeRenewedTokens } from "./store-renewed-tokens.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { OrDivider } from "../public/or-divider.tsx";

const cancel = () => reauthentication.settle(false);

/** Asks for the password while a request waits. The page beneath keeps all input. */
export function ReauthenticationDialog({ user }: { user: User }) {
  const form = useSchemaForm(Reauthentication, { password: "", code: "" });
  const input = useRef<HTMLInputElement>(null);
  const passkey = useRef<HTMLButtonElement>(null);
  const { ref, ...password } = getFieldProps(form, "password", "Password");
  // Also ask for the code if the server requires a second factor that this tab does not know about yet.
  const asksForCode = user.isTwoFactorOn || form.formState.errors.code !== undefined;

  async function handleSubmit(body: Reauthentication) {
    try {
      const { data } = await api.call(reauthenticate, { body });
      storeRenewedTokens(data.tokens);
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
      description={
        user.hasPasskey
          ? "To keep your account safe, please use your passkey or enter your password again."
          : "To keep your account safe, please enter your password again."
      }
      size="small"
      open
      initialFocus={user.hasPasskey ? passkey : input}
      onOpenChange={(open) => open || cancel()}
    >
      {user.hasPasskey && <PasskeyCheck button={passkey} />}
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

/** Confirms with a passkey, the quicker and safer way. */
function PasskeyCheck({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { busy, failure, run } = usePasskey("We couldn’t check your passkey. Please try again.");

  async function check() {
    await confirmWithPasskey();
    reauthentication.settle(true);
  }

  return (
    <div className="mb-5 flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Button
        ref={button}
        busy={busy}
        icon={<KeyRound aria-hidden className="size-5" />}
        onClick={() => run(check)}
      >
        Use your passkey
      </Button>
      <OrDivider />
    </div>
  );
}
