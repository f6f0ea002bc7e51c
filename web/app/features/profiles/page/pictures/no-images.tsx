import { Button } from "#web/ui/actions/button.tsx";
import ImageOff from "virtual:icons/image-off";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";

/** Dialog for a gallery without pictures. */
export function NoImages({ open, onOpenChange }: DialogState) {
  return (
    <Dialog
      title="Photos"
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <p className="flex flex-col items-center gap-3 py-6 text-muted">
        <ImageOff aria-hidden className="size-8" />
        No images available
      </p>
    </Dialog>
  );
}
