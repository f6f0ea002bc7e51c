import type { Tour } from "@vesper/contract/tours";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { TourForm } from "./tour-form.tsx";

interface TourDialogProps {
  /** Absent for a new one. */
  tour?: Tour;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function TourDialog({ tour, open, onOpenChange }: TourDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tour ? "Edit the tour" : "Add a tour"}
      description="Whole days, the first and the last included."
    >
      <TourForm tour={tour} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
