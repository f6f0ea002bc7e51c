import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { EditForm } from "./edit-form.tsx";
import type { MediaDialogProps } from "./task.ts";

export function EditDialog({ media, open, onOpenChange }: MediaDialogProps) {
  return (
    <Dialog
      title="Edit Media"
      description="Its status stays as it is. Another file is a new upload."
      open={open}
      onOpenChange={onOpenChange}
    >
      <EditForm media={media} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
