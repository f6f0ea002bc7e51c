import { zodResolver } from "@hookform/resolvers/zod";
import { rejectListing } from "@vesper/contract/listings";
import { reasons } from "@vesper/contract/reasons";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { fieldOf } from "#web/ui/field-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { headingId, type ListingDialogProps } from "./task.ts";
import { useListingChange } from "./use-listing-change.ts";

const Rejection = rejectListing.body;
type Rejection = z.output<typeof Rejection>;

const categories = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));

export function RejectDialog({ listing, open, onOpenChange }: ListingDialogProps) {
  const { _id: id, title, updatedAt } = listing;
  const form = useForm<z.input<typeof Rejection>, unknown, Rejection>({
    resolver: zodResolver(Rejection),
    defaultValues: { reason: "", category: "other", updatedAt },
  });
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    onOpenChange(false);
  }

  const reject = useListingChange({
    change: (body: Rejection) => api.call(rejectListing, { params: { id }, body }),
    done: "Listing rejected",
    failed: "Failed to reject listing",
    onDone: handleDone,
    onOutdated: handleDone,
  });
  const submit = form.handleSubmit((body) =>
    reject.mutate(body, { onError: (error) => void showRefusal(form, error) }),
  );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Reject <bdi>{title}</bdi>
        </>
      }
      text="Visitors do not see the listing. Its supplier is told why and may submit it again."
      confirmLabel="Reject"
      busy={reject.isPending}
      onConfirm={() => void submit()}
      // The button that asked for it goes with the card.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextArea
          {...fieldOf(form, "reason", "Reason")}
          rows={4}
          help="The supplier is told this word for word."
        />
        <SelectField
          {...fieldOf(form, "category", "Category")}
          options={categories}
          help="Names the rule in the statement that the supplier receives."
        />
      </form>
    </ConfirmDialog>
  );
}
