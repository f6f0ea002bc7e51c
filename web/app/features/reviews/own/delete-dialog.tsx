import type { OwnReview } from "@vesper/contract/reviews";
import { useAct } from "#web/shared/use-act.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { deleteReview } from "./calls.ts";

interface DeleteDialogProps extends DialogState {
  review: OwnReview;
  onDeleted: () => void;
}

export function DeleteDialog({ review, onDeleted, ...dialog }: DeleteDialogProps) {
  const remove = useAct({
    act: () => deleteReview(review._id),
    done: "Review deleted",
    failed: "Failed to delete review. Please try again.",
    onDone: () => {
      dialog.onOpenChange(false);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={
        <>
          Delete your review “<bdi>{review.title}</bdi>”?
        </>
      }
      text="It is gone at once, together with a reply to it. This cannot be undone, but you may write another one."
      confirmLabel="Delete"
      busy={remove.busy}
      onConfirm={remove.run}
    />
  );
}
