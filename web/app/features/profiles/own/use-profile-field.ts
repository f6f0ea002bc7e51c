import type { ProfileDraft } from "@vesper/contract/profiles";
import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import type { ProfileInput } from "./draft.ts";
import { type FieldName, labels } from "./sections.ts";

/** Gives every field of the form what it needs: name, handlers, label and what is wrong with it. */
export function useProfileField() {
  const form = useFormContext<ProfileInput, unknown, ProfileDraft>();
  return (name: FieldName) => fieldOf(form, name, labels[name]);
}
