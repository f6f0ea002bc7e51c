import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { OwnProfile, ProfileDraft } from "@vesper/contract/profiles/profiles";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { LeaveDialog, UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import Check from "virtual:icons/check";
import { ProfileForm as Draft, type ProfileInput } from "./draft.ts";
import { FormSections } from "./form-sections.tsx";
import { FormPreview } from "./form-preview.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { getProgress, getTotalProgress } from "./progress.ts";
import { type Section, sections } from "./sections.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface ProfileFormProps {
  title: string;
  text: string;
  values: ProfileInput;
  /** The stored profile, if there is one. */
  profile?: OwnProfile;
  saveLabel: string;
  /** Must reject with the server's error, so that the form can show it beside the affected fields. */
  onSave: (draft: ProfileDraft) => Promise<void>;
  onCancel?: () => void;
}

/** All fields of a profile, by section. Input is kept until it has been saved. */
export function ProfileForm(props: ProfileFormProps) {
  const { title, text, values, profile, saveLabel, onSave, onCancel } = props;
  const chosen = profile && { category: profile.categoryId, tags: profile.tags };
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useSchemaForm(Draft, values);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;

  useEffect(() => heading.current?.focus(), []);

  async function handleSubmit(draft: ProfileDraft) {
    try {
      await onSave(draft);
    } catch (error) {
      showFieldErrors(form, error);
      // Set an error, so that the form still counts as unsaved after a failed save.
      form.setError("root", { type: "server" });
    }
  }

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={form.handleSubmit(handleSubmit)}
        // Keeps a focused field from scrolling behind the bar below.
        className="[&_:is(input,select,textarea)]:scroll-mb-[calc(6rem+var(--tab-bar))]"
      >
        <header className="mb-6 max-w-prose">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-title font-medium outline-none">
            {title}
          </h2>
          <p className="mt-1 text-muted">{text}</p>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)_12rem] xl:grid-cols-[15rem_minmax(0,1fr)_15rem] xl:gap-8">
          <SectionNav />
          <div className="flex min-w-0 flex-col gap-6">
            <FormSections chosen={chosen} />
            <SaveBar label={saveLabel} isUnsaved={isUnsaved} busy={isSubmitting} onCancel={onCancel} />
          </div>
          <FormPreview profile={profile} />
        </div>
        <UnsavedChanges when={isUnsaved} />
      </Form>
    </FormProvider>
  );
}

interface SaveBarProps {
  label: string;
  isUnsaved: boolean;
  busy: boolean;
  /** Absent if there is nothing to return to. */
  onCancel?: () => void;
}

/** Sticky bar below the form. */
function SaveBar({ label, isUnsaved, busy, onCancel }: SaveBarProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <div className="sticky bottom-(--tab-bar) z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-ground px-4 pt-3 pb-3 sm:mx-0 sm:px-0">
      <p role="status" className="text-small text-muted">
        {isUnsaved ? "Unsaved changes" : ""}
      </p>
      <div className="flex gap-2">
        {onCancel && (
          <Button tone="quiet" onClick={() => (isUnsaved ? setAsking(true) : onCancel())}>
            Cancel
          </Button>
        )}
        <Button type="submit" className="whitespace-nowrap" busy={busy}>
          {label}
        </Button>
      </div>
      {isAsking && onCancel && <LeaveDialog onStay={() => setAsking(false)} onLeave={onCancel} />}
    </div>
  );
}

function scrollToSection({ id }: Section) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("h3")?.focus({ preventScroll: true });
}

/** Overall progress, and links to every section. */
function SectionNav() {
  const { control } = useFormContext<ProfileInput>();
  const values = useWatch({ control });
  const { filled, total } = getTotalProgress(values as Partial<ProfileInput>);
  return (
    <nav aria-label="Profile sections" className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-26">
      <ProgressBar label="Completed" value={filled / total} valueText={`${filled} of ${total}`} />
      <ul className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:flex-col [&::-webkit-scrollbar]:hidden">
        {sections.map((section) => (
          <li key={section.id} className="shrink-0">
            <SectionLink section={section} {...getProgress(section, values as Partial<ProfileInput>)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section, filled, total }: { section: Section; filled: number; total: number }) {
  const isWhole = filled === total;
  return (
    <button
      type="button"
      onClick={() => scrollToSection(section)}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-4 text-left text-small whitespace-nowrap text-muted hover:bg-hover hover:text-ink max-lg:border max-lg:border-line"
    >
      {section.title}
      {total > 0 && (
        <span className={clsx("flex items-center tabular-nums", isWhole && "text-jade")}>
          {isWhole ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <span aria-hidden>{`${filled}/${total}`}</span>
          )}
          <span className="sr-only">{`, ${filled} of ${total} completed`}</span>
        </span>
      )}
    </button>
  );
}
