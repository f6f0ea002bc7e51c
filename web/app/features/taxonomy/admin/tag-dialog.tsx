import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { DeleteTagDialog } from "./delete-tag-dialog.tsx";
import { TagForm } from "./tag-form.tsx";
import type { TagTask, TaskDialogProps } from "./task.ts";

export function TagDialog({ task, ...shown }: TaskDialogProps & { task: TagTask }) {
  if (task.kind === "delete") return <DeleteTagDialog tag={task.tag} {...shown} />;
  const listed = task.kind === "edit" ? task.tag : undefined;
  return (
    <Dialog
      title={
        listed ? (
          <>
            Edit <bdi>{listed.name}</bdi>
          </>
        ) : (
          "Create New Tag"
        )
      }
      {...shown}
    >
      <TagForm listed={listed} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}
