import { TextField } from "#web/ui/text-field.tsx";
import type { ContactFormState } from "./fields.ts";

/** Out of everybody's sight and reach: only a program fills it. */
export function HiddenField({ form }: { form: ContactFormState }) {
  return (
    <div inert className="sr-only">
      <TextField
        {...form.register("homepage")}
        label="Please leave this empty"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
