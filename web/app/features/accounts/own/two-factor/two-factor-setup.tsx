import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { useState } from "react";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { enableTwoFactor } from "@vesper/contract/accounts/two-factor";
import type { z } from "zod";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { secondFactorQuery, sessionsQuery, twoFactorSetupQuery } from "../queries.ts";
import { RecoveryCodes, warnUnsavedCodes } from "./recovery-codes.tsx";
import { SecretToScan } from "./secret-to-scan.tsx";
import { Form } from "#web/ui/forms/form.tsx";

/** Setup in two steps: the secret with a confirming code, then the recovery codes for a lost phone. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();

  const handleClose = () => (codes ? warnUnsavedCodes() : onClose());

  return (
    <Dialog
      title={codes ? "Save your recovery codes" : "Set up two-factor sign-in"}
      description={
        codes
          ? "Two-factor sign-in is on. If you don’t have your phone, each of these codes signs you in once. We won’t show them again."
          : "Scan this QR code with an authenticator app, then enter the code it shows."
      }
      open
      onOpenChange={(open) => open || handleClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <TwoFactorSecret onDone={setCodes} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type Draft = z.output<typeof enableTwoFactor.body>;

interface TwoFactorSecretProps {
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function TwoFactorSecret({ onDone, onCancel }: TwoFactorSecretProps) {
  const queries = useQueryClient();
  const setup = useQuery(twoFactorSetupQuery);
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm(enableTwoFactor.body, { code: "" });

  async function handleSubmit(body: Draft) {
    setFailure(undefined);
    try {
      const { data: answer } = await api.call(enableTwoFactor, { body });
      updateUser(answer.user);
      // Enabling the second factor has signed out the other devices.
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      onDone(answer.recoveryCodes);
    } catch (error) {
      if (!showFieldErrors(form, error))
        setFailure(getErrorMessage(error, "Failed to turn on two-factor sign-in."));
    }
  }

  if (setup.isError) {
    return <LoadFailure query={setup} message="Failed to load two-factor setup" className="py-6" />;
  }
  return (
    <Form onSubmit={form.handleSubmit(handleSubmit, () => setFailure(undefined))}>
      <SecretToScan secret={setup.data} />
      <FormError>{failure}</FormError>
      <TextField
        {...getFieldProps(form, "code", "Code")}
        help="The 6-digit code your app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <DialogButtons label="Turn on" busy={form.formState.isSubmitting} onCancel={onCancel} />
    </Form>
  );
}
