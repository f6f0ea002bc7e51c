import type { Category, Tag } from "@vesper/contract/taxonomy";

export type CategoryTask =
  | { noun: "category"; kind: "create" }
  | { noun: "category"; kind: "edit" | "delete"; category: Category };

export type TagTask = { noun: "tag"; kind: "create" } | { noun: "tag"; kind: "edit" | "delete"; tag: Tag };

/** What an admin is about to do: add something, or something with what is there. */
export type Task = CategoryTask | TagTask;

/** Asked for by a row, done in a dialog. */
export type TaskHandler = (task: Task) => void;

/** What every dialog of a task takes. */
export interface TaskDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes the focus when the row that had it is gone. */
export const headingId = "taxonomy";
