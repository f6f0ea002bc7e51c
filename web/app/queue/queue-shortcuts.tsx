import { areShortcutsEnabled, setShortcutsEnabled } from "#web/session/shortcuts.ts";
import { KeyCap, ShortcutHelp } from "#web/ui/overlays/shortcut-help.tsx";
import { everywhereShortcuts } from "./everywhere-shortcuts.ts";

interface QueueShortcutsProps {
  /** Label of the `a` shortcut; undefined where the list offers no decision. */
  approve?: string;
  canReject?: boolean;
  canOpen?: boolean;
}

/** Shortcut help, the same for every queue; lists only the keys that work here. */
export function QueueShortcuts({ approve, canReject = false, canOpen = false }: QueueShortcutsProps) {
  return (
    <ShortcutHelp
      areOn={areShortcutsEnabled}
      onSwitch={setShortcutsEnabled}
      hint={
        <>
          <KeyCap>j</KeyCap> <KeyCap>k</KeyCap> move{canOpen && <Hint cap="Enter">open</Hint>}
          {approve && <Hint cap="a">{approve.toLowerCase()}</Hint>}
          {canReject && <Hint cap="r">reject</Hint>}
        </>
      }
      shortcuts={[
        { term: "Next item", keys: ["j", "↓"] },
        { term: "Previous item", keys: ["k", "↑"] },
        { term: "Next unclaimed item", keys: ["n"] },
        ...(canOpen ? [{ term: "Open", keys: ["Enter"] }] : []),
        ...(approve ? [{ term: approve, keys: ["a"] }] : []),
        ...(canReject
          ? [
              { term: "Reject", keys: ["r"] },
              { term: "Send the rejection", keys: ["Ctrl", "Enter"] },
            ]
          : []),
        ...(approve
          ? [
              { term: "Select or deselect", keys: ["x"] },
              { term: "Undo the last decision", keys: ["u"] },
            ]
          : []),
        { term: "Go to a section", keys: ["g", "letter"] },
        ...everywhereShortcuts,
      ]}
      note={
        "Arrow keys work once an item in the list has focus. Shortcuts are off while you type." +
        (approve ? " If you select several items, your decision applies to all of them." : "")
      }
    />
  );
}

function Hint({ cap, children }: { cap: string; children: string }) {
  return (
    <>
      , <KeyCap>{cap}</KeyCap> {children}
    </>
  );
}
