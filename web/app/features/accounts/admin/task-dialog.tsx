import { BanDialog } from "./ban-dialog.tsx";
import { CreateUserDialog } from "./create-user-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import type { Task, TaskDialogProps, WithEscortSection } from "./task.ts";
import { UnbanDialog } from "./unban-dialog.tsx";

const dialogs = { ban: BanDialog, unban: UnbanDialog, delete: DeleteDialog } as const;

interface TaskDialogOptions extends TaskDialogProps, WithEscortSection {
  task: Task;
}

export function TaskDialog({ task, EscortSection, ...shown }: TaskDialogOptions) {
  if (task.kind === "create") return <CreateUserDialog {...shown} />;
  if (task.kind === "edit") {
    return <EditUserDialog user={task.user} EscortSection={EscortSection} {...shown} />;
  }
  const Dialog = dialogs[task.kind];
  return <Dialog user={task.user} {...shown} />;
}
