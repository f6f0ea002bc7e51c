import type { ComponentProps } from "react";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** Field for the second factor: a code from the authenticator app, or a recovery code. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    help="Enter a code from your authenticator app, or a recovery code."
    autoComplete="one-time-code"
    autoCapitalize="none"
  />
);
