import { BanDialog } from "./ban-dialog.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import type { Task, TaskDialogProps } from "./task.ts";
import { UnbanDialog } from "./unban-dialog.tsx";

const dialogs = { edit: EditUserDialog, ban: BanDialog, unban: UnbanDialog, delete: DeleteDialog } as const;

export function TaskDialog({ task, ...shown }: TaskDialogProps & { task: Task }) {
  if (task.kind === "create") return <CreateUserDialog {...shown} />;
  const Dialog = dialogs[task.kind];
  return <Dialog user={task.user} {...shown} />;
}
