import type { Media } from "@vesper/contract/media/media";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** Action the member is about to take on one of their media items. */
export interface Task {
  kind: "view" | "edit" | "delete";
  media: Media;
}

/** Called by a card to open the dialog for a task. */
export type TaskHandler = (task: Task) => void;

export interface MediaDialogProps extends DialogState {
  media: Media;
}

/** Id of the heading that receives the focus when the card that had it is removed. */
export const headingId = "my-media";
