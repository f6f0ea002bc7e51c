import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { SectionList } from "./section-list.tsx";

/** The rail as a sheet, for phones and tablets. */
export function SectionsDrawer({ open, onOpenChange }: DialogState) {
  return (
    <Dialog title="Sections" size="small" open={open} onOpenChange={onOpenChange}>
      <SectionList size="roomy" onFollow={() => onOpenChange(false)} />
    </Dialog>
  );
}
