import type { OwnReview } from "@vesper/contract/profiles/reviews";
import { useAction } from "#web/shared/use-action.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { deleteReview } from "./calls.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

interface DeleteDialogProps extends DialogState {
  review: OwnReview;
  onDeleted: () => void;
}

export function DeleteDialog({ review, onDeleted, ...dialog }: DeleteDialogProps) {
  const remove = useAction({
    act: () => deleteReview(review._id),
    done: "Review deleted",
    failed: "Failed to delete your review. Please try again.",
    onDone: () => {
      dialog.onOpenChange(false);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={insertName("Delete your review “{name}”?", review.title)}
      text="We delete your review and any reply to it right away. You can’t undo this, but you can write a new review."
      confirmLabel="Delete review"
      busy={remove.busy}
      onConfirm={remove.run}
    />
  );
}
