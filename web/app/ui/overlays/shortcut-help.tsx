import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../actions/button.tsx";
import { DefinitionList } from "../data/definition-list.tsx";
import Keyboard from "virtual:icons/keyboard";
import { Dialog } from "./dialog.tsx";
import { isShortcut } from "../actions/is-shortcut.ts";
import { SwitchField } from "../forms/switch-field.tsx";

interface ShortcutListProps {
  shortcuts: readonly { term: string; keys: readonly string[] }[];
  /** Note below the switch that says when shortcuts do not work. */
  note: string;
}

interface ShortcutHelpProps extends ShortcutListProps {
  /** The two or three most important shortcuts, in one line. */
  hint: ReactNode;
  areOn: () => boolean;
  onSwitch: (on: boolean) => void;
}

/** Hint about shortcuts, with a dialog that `?` opens. Hidden on touch devices and small screens. */
export function ShortcutHelp({ hint, shortcuts, note, areOn, onSwitch }: ShortcutHelpProps) {
  const [on, setOn] = useState(areOn);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "?" || !areOn() || !isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [areOn]);

  function handleSwitch(next: boolean) {
    onSwitch(next);
    setOn(next);
  }

  return (
    <div
      data-shortcut-help
      className="flex items-center gap-3 text-small text-muted max-lg:hidden pointer-coarse:hidden"
    >
      {on && <span className="max-xl:hidden">{hint}</span>}
      <Dialog
        title="Keyboard shortcuts"
        size="small"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button tone="quiet" size="small" icon={<Keyboard aria-hidden className="size-4" />}>
            Shortcuts
          </Button>
        }
      >
        <ShortcutTable shortcuts={shortcuts} note={note} on={on} onSwitch={handleSwitch} />
      </Dialog>
    </div>
  );
}

interface ShortcutTableProps extends ShortcutListProps {
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Content of the help dialog: shortcuts, and the switch that turns them off. */
export function ShortcutTable({ shortcuts, note, on, onSwitch }: ShortcutTableProps) {
  return (
    <>
      <DefinitionList
        className="mb-4"
        items={shortcuts.map(({ term, keys }) => ({ term, detail: <Keys keys={keys} /> }))}
      />
      <SwitchField
        label="Use keyboard shortcuts"
        help={note}
        checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1.5">
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </span>
  );
}

export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-[0.3125rem] border border-line-strong px-1.5 text-center font-sans text-caption text-ink">
      {children}
    </kbd>
  );
}
