import { useEditForm } from "#web/ui/forms/use-schema-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ListingStatus, type OwnListing, submitListing } from "@vesper/contract/profiles/listings";
import { type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { getErrorMessage } from "#web/api/error-message.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import ArrowLeft from "virtual:icons/arrow-left";
import { ListingForm, type ListingInput } from "./draft.ts";
import { ListingFields } from "./listing-fields.tsx";
import { ownListingsKey } from "./queries.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface ListingEditorProps {
  /** Undefined for a new listing. */
  listing?: OwnListing;
  values: ListingInput;
  save: (draft: ListingForm) => Promise<OwnListing>;
}

const savedMessages: Record<OwnListing["status"], string> = {
  draft: "Listing saved as draft",
  rejected: "Listing saved",
  pending: "Listing saved. Our team will review it.",
  approved: "Listing saved",
};

/** Submits a listing that is already saved. A failure is reported, and the user can submit again from the list. */
async function submitSavedListing({ _id: id }: OwnListing): Promise<void> {
  try {
    await api.call(submitListing, { params: { id } });
    toast.success("Listing submitted for approval");
  } catch (error) {
    toast.error(
      getErrorMessage(error, "Listing saved but not submitted. You can submit it from your listings."),
    );
  }
}

export function ListingEditor({ listing, values, save }: ListingEditorProps) {
  const form = useEditForm(ListingForm, values);
  const [failure, setFailure] = useState("");
  const [isDone, setDone] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function handleSave(draft: ListingForm, wantsSubmit: boolean) {
    setFailure("");
    try {
      const kept = await save(draft);
      setDone(true);
      if (wantsSubmit) await submitSavedListing(kept);
      else toast.success(savedMessages[kept.status]);
      await navigate("/supplier/listings");
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(getErrorMessage(error, "Failed to save your listing."));
    }
    await queries.invalidateQueries({ queryKey: ownListingsKey });
  }

  const submit = (wantsSubmit: boolean) => form.handleSubmit((draft) => handleSave(draft, wantsSubmit))();
  const { isDirty, isSubmitting } = form.formState;

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={listing ? "Edit listing" : "New listing"}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(false);
        }}
        className="flex flex-col gap-5"
      >
        <ListingFields listing={listing} />
        <FormError>{failure}</FormError>
        <SaveButtons status={listing?.status} busy={isSubmitting} isDirty={isDirty} onSave={submit} />
      </form>
      <UnsavedChanges when={isDirty && !isSubmitting && !isDone} />
    </FormProvider>
  );
}

interface SaveButtonsProps {
  /** Undefined for a new listing. */
  status?: ListingStatus;
  busy: boolean;
  isDirty: boolean;
  onSave: (wantsSubmit: boolean) => Promise<void>;
}

/** Saving a pending or approved listing sends it to review; others are submitted explicitly once ready. */
function SaveButtons({ status, busy, isDirty, onSave }: SaveButtonsProps) {
  const isUntouched = status && !isDirty ? "No changes to save." : undefined;
  const goesToStaff = status === "pending" || status === "approved";
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button tone="quiet" render={<Link to="/supplier/listings" />}>
        Cancel
      </Button>
      {goesToStaff ? (
        <Button type="submit" busy={busy} disabledReason={isUntouched}>
          {status === "approved" ? "Save and submit for approval" : "Save changes"}
        </Button>
      ) : (
        <>
          <Button type="submit" tone="outline" disabled={busy} disabledReason={isUntouched}>
            {status === "rejected" ? "Save" : "Save as draft"}
          </Button>
          <Button busy={busy} onClick={() => void onSave(true)}>
            Save and submit
          </Button>
        </>
      )}
    </div>
  );
}

interface FormFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Full-page form with a back link above it. */
export function FormFrame({ title, text, children }: FormFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <header>
        <Link
          to="/supplier/listings"
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-small text-muted hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All listings
        </Link>
        <h2 className="font-serif text-lead font-semibold">{title}</h2>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </header>
      {children}
    </div>
  );
}
