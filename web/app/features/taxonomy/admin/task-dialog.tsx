import { CategoryDialog } from "./category-dialog.tsx";
import { TagDialog } from "./tag-dialog.tsx";
import type { Task, TaskDialogProps } from "./task.ts";

export function TaskDialog({ task, ...shown }: TaskDialogProps & { task: Task }) {
  return task.noun === "category" ? (
    <CategoryDialog task={task} {...shown} />
  ) : (
    <TagDialog task={task} {...shown} />
  );
}
