import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { useFormContext } from "react-hook-form";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import type { ProfileInput } from "./draft.ts";
import { type FieldName, labels } from "./sections.ts";

interface FormSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Form section with an anchor. A link to it moves the focus to its heading. */
export function FormSection({ id, title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <Card className="flex flex-col gap-5">
        <header>
          <h3 id={titleId} tabIndex={-1} className="font-serif text-lead font-semibold outline-none">
            {title}
          </h3>
          {text && <p className="mt-1 max-w-prose text-small text-muted">{text}</p>}
        </header>
        {children}
      </Card>
    </section>
  );
}

/** Returns the props of a form field: name, handlers, label and error. */
export function useProfileField() {
  const form = useFormContext<ProfileInput, unknown, ProfileDraft>();
  return (name: FieldName) => getFieldProps(form, name, labels[name]);
}
