import type { AdminUser } from "@vesper/contract/admin-users";

/** What an admin is about to do: open an account, or something with an existing one. */
export type Task = { kind: "create" } | { kind: "edit" | "ban" | "unban" | "delete"; user: AdminUser };

/** Asked for by a row, done in a dialog. */
export type TaskHandler = (task: Task) => void;

/** What every dialog of a task takes. */
export interface TaskDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface UserDialogProps extends TaskDialogProps {
  user: AdminUser;
}

/** Takes the focus when the row that had it is gone. */
export const headingId = "user-management";
