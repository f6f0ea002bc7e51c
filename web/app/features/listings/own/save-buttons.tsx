import type { ListingStatus } from "@vesper/contract/listings";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

interface SaveButtonsProps {
  /** Absent for a new one. */
  status?: ListingStatus;
  busy: boolean;
  isDirty: boolean;
  onSave: (wantsSubmit: boolean) => Promise<void>;
}

/** What waits or is approved goes to the staff by being saved; the others are submitted when they are ready. */
export function SaveButtons({ status, busy, isDirty, onSave }: SaveButtonsProps) {
  const isUntouched = status && !isDirty ? "Nothing has been changed yet." : undefined;
  const goesToStaff = status === "pending" || status === "approved";
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button tone="quiet" render={<Link to="/supplier/listings" />}>
        Cancel
      </Button>
      {goesToStaff ? (
        <Button type="submit" busy={busy} disabledReason={isUntouched}>
          {status === "approved" ? "Save and send for review" : "Save changes"}
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
