import { TextField, type TextFieldProps } from "./text-field.tsx";

/** Out of everybody's sight and reach: only a program fills it. */
export function TrapField(props: Omit<TextFieldProps, "label">) {
  return (
    <div inert className="sr-only">
      <TextField {...props} label="Please leave this empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
