import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { useFormSubmit } from "./use-form-submit.ts";
import { Form } from "#web/ui/forms/form.tsx";

type FormFrameProps<Values extends FieldValues, Sent> = Omit<
  Parameters<typeof useFormSubmit<Values, Sent>>[0],
  "onInvalid"
> & { label: string; children: ReactNode };

/** Form with one button: validation errors appear next to their fields, any other failure above them. */
export function FormFrame<Values extends FieldValues, Sent>(props: FormFrameProps<Values, Sent>) {
  const { label, children, ...sending } = props;
  const { failure, submit } = useFormSubmit(sending);
  return (
    <Form onSubmit={submit}>
      <FormError>{failure}</FormError>
      {children}
      <Button type="submit" size="large" busy={sending.form.formState.isSubmitting}>
        {label}
      </Button>
    </Form>
  );
}
