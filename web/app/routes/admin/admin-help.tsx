import { useState } from "react";
import { areShortcutsEnabled, setShortcutsEnabled } from "#web/session/shortcuts.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ShortcutTable } from "#web/ui/overlays/shortcut-help.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { everywhereShortcuts } from "#web/queue/everywhere-shortcuts.ts";
import { useSections } from "./use-sections.ts";

const note = "Shortcuts are off while you type. Queues have more: press ? there.";

/** Keyboard shortcuts of pages without a queue. */
export function AdminHelp({ open, onOpenChange }: DialogState) {
  const [on, setOn] = useState(areShortcutsEnabled);
  const sectionShortcuts = useSections().sections.map(({ label, key }) => ({
    term: label,
    keys: ["g", key],
  }));

  function handleSwitch(next: boolean) {
    setShortcutsEnabled(next);
    setOn(next);
  }

  return (
    <Dialog title="Keyboard shortcuts" size="small" open={open} onOpenChange={onOpenChange}>
      <ShortcutTable
        shortcuts={[...everywhereShortcuts, ...sectionShortcuts]}
        note={note}
        on={on}
        onSwitch={handleSwitch}
      />
    </Dialog>
  );
}
