import type { OwnReview } from "@vesper/contract/reviews";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { deleteReview } from "./calls.ts";
import { deleteFailure } from "./labels.ts";

interface DeleteDialogProps {
  review: OwnReview;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

export function DeleteDialog({ review, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);

  async function handleConfirm() {
    setDeleting(true);
    try {
      await deleteReview(review._id);
      toast.success("Review deleted");
      onOpenChange(false);
      onDeleted();
    } catch (error) {
      toast.error(messageOf(error, deleteFailure));
    } finally {
      setDeleting(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete your review “<bdi>{review.title}</bdi>”?
        </>
      }
      text="It is gone at once, together with a reply to it. This cannot be undone, but you may write another one."
      confirmLabel="Delete"
      busy={isDeleting}
      onConfirm={() => void handleConfirm()}
    />
  );
}
