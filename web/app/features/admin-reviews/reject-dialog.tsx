import { zodResolver } from "@hookform/resolvers/zod";
import { reasons } from "@vesper/contract/reasons";
import { type AdminReview, rejectReview } from "@vesper/contract/reviews";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { fieldOf } from "#web/ui/field-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { nextAfter } from "./focus.ts";
import { reviewsKey } from "./queries.ts";

const Rejection = rejectReview.body;
type Rejection = z.output<typeof Rejection>;

const categories = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));

interface RejectDialogProps {
  review: AdminReview;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RejectDialog({ review, open, onOpenChange }: RejectDialogProps) {
  const { _id: id, title, updatedAt } = review;
  const form = useForm<z.input<typeof Rejection>, unknown, Rejection>({
    resolver: zodResolver(Rejection),
    defaultValues: { reason: "", category: "other", updatedAt },
  });
  const next = useRef<() => HTMLElement | null>(() => null);

  function handleDone() {
    next.current = nextAfter(id);
    onOpenChange(false);
  }

  const reject = useAdminChange({
    key: reviewsKey,
    change: (body: Rejection) => api.call(rejectReview, { params: { id }, body }),
    done: "Review rejected",
    failed: "Failed to reject review",
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
      text="Nobody but its author reads the review. They are told why and may change it."
      confirmLabel="Reject"
      busy={reject.isPending}
      onConfirm={() => void submit()}
      // The button that asked for it goes with the card.
      finalFocus={() => next.current()}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextArea
          {...fieldOf(form, "reason", "Reason")}
          rows={4}
          help="The author is told this word for word."
        />
        <SelectField
          {...fieldOf(form, "category", "Category")}
          options={categories}
          help="Names the rule in the statement that the author receives."
        />
      </form>
    </ConfirmDialog>
  );
}
