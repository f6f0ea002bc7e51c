import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** What an admin is about to do: open an account, or something with an existing one. */
export type Task = { kind: "create" } | { kind: "edit" | "ban" | "unban" | "delete"; user: AdminUser };

/** Asked for by a row, done in a dialog. */
export type TaskHandler = (task: Task) => void;

export interface UserDialogProps extends DialogState {
  user: AdminUser;
}

/** Takes the focus when the row that had it is gone. */
export const headingId = "user-management";
