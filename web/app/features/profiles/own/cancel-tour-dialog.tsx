import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteTour, type Tour } from "@vesper/contract/tours";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { toursQuery } from "./queries.ts";
import { spanInWords } from "./tour-days.ts";
import { refusalOf } from "./use-own-change.ts";

interface CancelTourDialogProps {
  tour: Tour;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CancelTourDialog({ tour, open, onOpenChange }: CancelTourDialogProps) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.call(deleteTour, { params: { id: tour._id } }),
    onSuccess: () => {
      toast.success("Tour cancelled");
      onOpenChange(false);
    },
    onError: (error) => toast.error(refusalOf(error, "Failed to cancel the tour")),
    onSettled: () => queries.invalidateQueries(toursQuery),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Cancel the tour to <bdi>{tour.city}</bdi>?
        </>
      }
      text={`${spanInWords(tour)} is taken off your page, and visitors find you at home on these days.`}
      confirmLabel="Cancel the tour"
      cancelLabel="Keep it"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    />
  );
}
