import { useEffect } from "react";
import { RejectFields } from "#web/queue/reject-fields.tsx";
import type { Rejection } from "#web/queue/rejection.ts";
import { useRejection } from "#web/queue/use-rejection.ts";

interface RejectionFormProps {
  /** Buttons outside send it by this id. */
  id: string;
  onReject: (rejection: Rejection) => void;
}

/** Why not. It appears because somebody wants to write, so the focus is already there. */
export function RejectionForm({ id, onReject }: RejectionFormProps) {
  const form = useRejection();
  const { setFocus } = form;
  useEffect(() => setFocus("reason"), [setFocus]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onReject)(event)}
      // What has the focus must not lie behind the buttons.
      className="grid gap-4 sm:grid-cols-2 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      <RejectFields form={form} reader="owner" label="Rejection reason" />
    </form>
  );
}
