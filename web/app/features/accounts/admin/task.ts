import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** Admin action: create an account, or act on an existing one. */
export type Task = { kind: "create" } | { kind: "edit" | "ban" | "unban" | "delete"; user: AdminUser };

interface UserTask {
  kind: "ban" | "unban" | "delete";
  verb: string;
  /** Reason that it is not allowed. Admins cannot lock themselves out; the server enforces it too. */
  disabledReason: string | undefined;
}

/** The tasks that change whether an account can be used. */
export const getUserTasks = ({ status }: Pick<AdminUser, "status">, isSelf: boolean): UserTask[] => [
  {
    ...(status === "active"
      ? ({ kind: "ban", verb: "Ban" } as const)
      : ({ kind: "unban", verb: "Unban" } as const)),
    disabledReason: isSelf ? "You can’t ban your own account." : undefined,
  },
  {
    kind: "delete",
    verb: "Delete",
    disabledReason: isSelf ? "You can’t delete your own account here." : undefined,
  },
];

/** Called by a row to open the dialog for a task. */
export type TaskHandler = (task: Task) => void;

export interface UserDialogProps extends DialogState {
  user: AdminUser;
}

/** Id of the heading that receives the focus when the row that had it is removed. */
export const headingId = "user-management";
