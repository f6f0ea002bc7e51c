import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type OwnListing, submitListing } from "@vesper/contract/listings";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { messageOf } from "#web/api/message-of.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { ListingForm, type ListingInput } from "./draft.ts";
import { ListingFields } from "./listing-fields.tsx";
import { ownListingsKey } from "./queries.ts";
import { SaveButtons } from "./save-buttons.tsx";

interface ListingEditorProps {
  /** Absent for a new one. */
  listing?: OwnListing;
  values: ListingInput;
  save: (draft: ListingForm) => Promise<OwnListing>;
}

const saved: Record<OwnListing["status"], string> = {
  draft: "Listing saved as draft",
  rejected: "Listing saved",
  pending: "Listing saved. Our staff will read it.",
  approved: "Listing saved",
};

/** It is safely stored by now: what fails here is told, and can be done again from the list. */
async function submitKept({ _id: id }: OwnListing): Promise<void> {
  try {
    await api.call(submitListing, { params: { id } });
    toast.success("Listing submitted for approval");
  } catch (error) {
    toast.error(messageOf(error, "Listing saved, but not submitted."));
  }
}

export function ListingEditor({ listing, values, save }: ListingEditorProps) {
  const form = useForm<ListingInput, unknown, ListingForm>({
    resolver: zodResolver(ListingForm),
    values,
    // News from the server come in without touching what is being edited.
    resetOptions: { keepDirtyValues: true },
  });
  const [failure, setFailure] = useState("");
  const [isDone, setDone] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function handleSave(draft: ListingForm, wantsSubmit: boolean) {
    setFailure("");
    try {
      const kept = await save(draft);
      setDone(true);
      if (wantsSubmit) await submitKept(kept);
      else toast.success(saved[kept.status]);
      await navigate("/supplier/listings");
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(messageOf(error, "Failed to save listing."));
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
