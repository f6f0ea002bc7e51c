import { Keyboard } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SwitchField } from "#web/ui/switch-field.tsx";
import { areShortcutsOn, switchShortcuts } from "./shortcuts.ts";

/** A hint that there are keys, and what they do. Of no use on a phone. */
export function ShortcutHelp() {
  const [on, setOn] = useState(areShortcutsOn);

  function handleSwitch(next: boolean) {
    switchShortcuts(next);
    setOn(next);
  }

  return (
    <div className="flex items-center gap-3 text-small text-muted max-lg:hidden pointer-coarse:hidden">
      {on && (
        <span>
          <Key>j</Key> <Key>k</Key> move, <Key>Enter</Key> opens
        </span>
      )}
      <Dialog
        title="Keyboard shortcuts"
        size="small"
        trigger={
          <Button tone="quiet" size="small" icon={<Keyboard aria-hidden className="size-4" />}>
            Shortcuts
          </Button>
        }
      >
        <DefinitionList
          className="mb-4"
          items={[
            { term: "Next case", detail: <Keys keys={["j", "↓"]} /> },
            { term: "Previous case", detail: <Keys keys={["k", "↑"]} /> },
            { term: "Open the case", detail: <Keys keys={["Enter"]} /> },
          ]}
        />
        <SwitchField
          label="Use these keys"
          help="The arrows work once a case has the focus. No key works while you type."
          checked={on}
          onChange={(event) => handleSwitch(event.target.checked)}
        />
      </Dialog>
    </div>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1.5">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </span>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-6 rounded-[0.3125rem] border border-line-strong px-1.5 text-center font-sans text-caption text-ink">
      {children}
    </kbd>
  );
}
