import type { Credentials } from "@vesper/contract/accounts";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { Button } from "#web/ui/actions/button.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";

interface LoginCodeProps {
  form: UseFormReturn<z.input<typeof Credentials>, unknown, Credentials>;
  onBack: () => void;
}

/** The second step of signing in. The address and the password stay in the form, out of sight. */
export function LoginCode({ form, onBack }: LoginCodeProps) {
  const [isRecovering, setIsRecovering] = useState(false);

  // The step appears in the middle of what somebody is doing.
  useEffect(() => form.setFocus("code"), [form]);

  function handleSwitch() {
    setIsRecovering(!isRecovering);
    form.setValue("code", "");
    form.clearErrors("code");
    form.setFocus("code");
  }

  return (
    <>
      <TextField
        {...fieldOf(form, "code", isRecovering ? "Recovery code" : "Code")}
        help={
          isRecovering
            ? "One of the ten codes you saved. Each works once."
            : "Enter the code from your authenticator app"
        }
        autoComplete="one-time-code"
        inputMode={isRecovering ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" busy={form.formState.isSubmitting}>
        Sign In
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button tone="quiet" onClick={handleSwitch}>
          {isRecovering ? "Use the authenticator app" : "Use a recovery code"}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
