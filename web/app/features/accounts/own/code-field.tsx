import type { ComponentProps } from "react";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** The second factor: a code of the app, or a recovery code. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    help="From your authenticator app, or a recovery code."
    autoComplete="one-time-code"
    autoCapitalize="none"
  />
);
