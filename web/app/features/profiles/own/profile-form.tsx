import { zodResolver } from "@hookform/resolvers/zod";
import type { ProfileDraft } from "@vesper/contract/profiles";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { showRefusal } from "#web/api/show-refusal.ts";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { ProfileForm as Draft, type ProfileInput } from "./draft.ts";
import { FormSections } from "./form-sections.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SectionNav } from "./section-nav.tsx";
import type { Chosen } from "./offer-fields.tsx";

interface ProfileFormProps {
  title: string;
  text: string;
  values: ProfileInput;
  /** What was chosen before, by name. */
  chosen?: Chosen;
  saveLabel: string;
  /** Throws what the server refused, so that it can be shown beside its fields. */
  onSave: (draft: ProfileDraft) => Promise<void>;
  onCancel?: () => void;
}

/** Everything a profile can say, in parts. What was typed stays until it is saved. */
export function ProfileForm(props: ProfileFormProps) {
  const { title, text, values, chosen, saveLabel, onSave, onCancel } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<ProfileInput, unknown, ProfileDraft>({
    resolver: zodResolver(Draft),
    defaultValues: values,
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;

  useEffect(() => heading.current?.focus(), []);

  async function handleSubmit(draft: ProfileDraft) {
    try {
      await onSave(draft);
    } catch (error) {
      showRefusal(form, error);
      // What failed is still unsaved.
      form.setError("root", { type: "server" });
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
        // What gets the focus must not end up under the bar below.
        className="[&_:is(input,select,textarea)]:scroll-mb-24"
      >
        <header className="mb-6 max-w-prose">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-title font-medium outline-none">
            {title}
          </h2>
          <p className="mt-1 text-muted">{text}</p>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
          <SectionNav />
          <div className="flex min-w-0 flex-col gap-6">
            <FormSections chosen={chosen} />
            <SaveBar label={saveLabel} isUnsaved={isUnsaved} busy={isSubmitting} onCancel={onCancel} />
          </div>
        </div>
        <UnsavedChanges when={isUnsaved} />
      </form>
    </FormProvider>
  );
}
