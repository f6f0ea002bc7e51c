import { type ComponentProps, lazy, Suspense } from "react";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

const StrengthMeter = lazy(async () => ({ default: (await import("./strength-meter.tsx")).StrengthMeter }));

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** Current value of the field. */
  typed: string;
  /** Name and email address of the person, which make a password easy to guess. */
  personal?: readonly string[];
}

/** Field for a new password, with its strength once something is typed. The meter loads with the first character. */
export function NewPasswordField({ typed, personal = [], ...field }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <PasswordField {...field} autoComplete="new-password" />
      {typed !== "" && (
        <Suspense fallback={<div className="h-9" />}>
          <StrengthMeter password={typed} personal={personal} />
        </Suspense>
      )}
    </div>
  );
}
