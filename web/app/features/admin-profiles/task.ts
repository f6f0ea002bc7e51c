import type { AdminProfile } from "@vesper/contract/admin-profiles";

/** What an admin is about to do with a profile that waits. */
export interface Task {
  kind: "approve" | "reject";
  profile: AdminProfile;
}

/** Asked for by a card, done in a dialog. */
export type TaskHandler = (task: Task) => void;

export interface ProfileDialogProps {
  profile: AdminProfile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes the focus when the card that had it is gone. */
export const headingId = "pending-profiles";
