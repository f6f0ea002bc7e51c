import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx";
import type { CategoryTask, TaskDialogProps } from "./task.ts";

export function CategoryDialog({ task, ...shown }: TaskDialogProps & { task: CategoryTask }) {
  if (task.kind === "delete") return <DeleteCategoryDialog category={task.category} {...shown} />;
  const listed = task.kind === "edit" ? task.category : undefined;
  return (
    <Dialog
      title={
        listed ? (
          <>
            Edit <bdi>{listed.name}</bdi>
          </>
        ) : (
          "Create New Category"
        )
      }
      {...shown}
    >
      <CategoryForm listed={listed} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}
