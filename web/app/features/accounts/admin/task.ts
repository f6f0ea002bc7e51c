import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** Admin action: create an account, or act on an existing one. */
export type Task = { kind: "create" } | { kind: "edit" | "ban" | "unban" | "delete"; user: AdminUser };

/** Called by a row to open the dialog for a task. */
export type TaskHandler = (task: Task) => void;

export interface UserDialogProps extends DialogState {
  user: AdminUser;
}

/** Id of the heading that receives the focus when the row that had it is removed. */
export const headingId = "user-management";
