import type { Media } from "@vesper/contract/media/media";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** What somebody is about to do with one of their own. */
export interface Task {
  kind: "view" | "edit" | "delete";
  media: Media;
}

/** Asked for by a card, done in a dialog. */
export type TaskHandler = (task: Task) => void;

export interface MediaDialogProps extends DialogState {
  media: Media;
}

/** Takes the focus when the card that had it is gone. */
export const headingId = "my-media";
