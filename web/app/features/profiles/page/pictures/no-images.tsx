import { ImageOff } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Dialog for a gallery without pictures. */
export function NoImages({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title="Photos"
      size="small"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p className="flex flex-col items-center gap-3 py-6 text-muted">
        <ImageOff aria-hidden className="size-8" />
        No images available
      </p>
    </Dialog>
  );
}
