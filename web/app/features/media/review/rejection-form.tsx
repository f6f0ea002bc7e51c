import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { fieldOf } from "#web/ui/field-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { categories, Rejection } from "./rejection.ts";

interface RejectionFormProps {
  /** Buttons outside send it by this id. */
  id: string;
  onReject: (rejection: Rejection) => void;
}

/** Why not. It appears because somebody wants to write, so the focus is already there. */
export function RejectionForm({ id, onReject }: RejectionFormProps) {
  const form = useForm<Rejection>({
    resolver: zodResolver(Rejection),
    defaultValues: { rejectionReason: "", category: "other" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("rejectionReason"), [setFocus]);

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onReject)(event)}
      // What has the focus must not lie behind the buttons.
      className="grid gap-4 sm:grid-cols-2 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      <TextArea
        {...fieldOf(form, "rejectionReason", "Rejection reason")}
        rows={3}
        help="Its owner reads this word for word."
      />
      <SelectField
        {...fieldOf(form, "category", "Category")}
        options={categories}
        help="Names the rule in the statement that the owner receives."
      />
    </form>
  );
}
