import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { enableTwoFactor } from "@vesper/contract/two-factor";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { messageOf } from "#web/api/message-of.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { DialogButtons } from "#web/ui/overlays/dialog-buttons.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { sessionsQuery, twoFactorSetupQuery } from "./queries.ts";
import { SecretToScan } from "./secret-to-scan.tsx";

type Draft = z.output<typeof enableTwoFactor.body>;

interface TwoFactorSecretProps {
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function TwoFactorSecret({ onDone, onCancel }: TwoFactorSecretProps) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(twoFactorSetupQuery);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Draft>({
    resolver: zodResolver(enableTwoFactor.body),
    defaultValues: { code: "" },
  });

  async function handleSubmit(body: Draft) {
    setFailure(undefined);
    try {
      const { data: answer } = await api.call(enableTwoFactor, { body });
      updateUser(answer.user);
      // The other devices were signed out.
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onDone(answer.recoveryCodes);
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(messageOf(error, "Failed to switch two-factor login on."));
    }
  }

  if (isError) {
    return (
      <LoadFailure
        message="Failed to prepare two-factor login"
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="py-6"
      />
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit, () => setFailure(undefined))(event)}
      className="flex flex-col gap-5"
    >
      <SecretToScan secret={data} />
      <FormError>{failure}</FormError>
      <TextField
        {...fieldOf(form, "code", "Code")}
        help="The six digits that your app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <DialogButtons label="Switch on" busy={form.formState.isSubmitting} onCancel={onCancel} />
    </form>
  );
}
