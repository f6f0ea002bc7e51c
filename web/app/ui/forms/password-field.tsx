import { useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import EyeOff from "virtual:icons/eye-off";
import Eye from "virtual:icons/eye";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** Password field with a button to reveal it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [shown, setShown] = useState(false);

  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          tone="muted"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
