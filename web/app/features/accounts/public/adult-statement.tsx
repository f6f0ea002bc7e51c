import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import type { RegistrationDraft } from "./registration-draft.ts";
import { TextLink } from "./text-link.tsx";

type Form = UseFormReturn<z.input<typeof RegistrationDraft>, unknown, RegistrationDraft>;

/** Nobody joins without saying that they are of age. */
export function AdultStatement({ form }: { form: Form }) {
  return (
    <CheckboxField
      {...fieldOf(form, "isAdult", "This statement")}
      required
      label={
        <>
          I am at least 18 years old and of legal age where I live, and I accept the{" "}
          {/* In a tab of its own, so that what is already typed is not lost. */}
          <TextLink to="/terms" target="_blank" rel="noopener">
            terms<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
          .
        </>
      }
    />
  );
}
