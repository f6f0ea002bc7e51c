import { areShortcutsEnabled, setShortcutsEnabled } from "#web/session/shortcuts.ts";
import { KeyCap, ShortcutHelp } from "#web/ui/overlays/shortcut-help.tsx";

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
          <KeyCap>j</KeyCap> <KeyCap>k</KeyCap> move
          {canOpen && <Hint cap="Enter">opens</Hint>}
          {approve && <Hint cap="a">{approve.toLowerCase()}</Hint>}
          {canReject && <Hint cap="r">reject</Hint>}
        </>
      }
      shortcuts={[
        { term: "Next in the list", keys: ["j", "↓"] },
        { term: "Previous in the list", keys: ["k", "↑"] },
        { term: "Next that nobody else looks at", keys: ["n"] },
        ...(canOpen ? [{ term: "Open", keys: ["Enter"] }] : []),
        ...(approve ? [{ term: approve, keys: ["a"] }] : []),
        ...(canReject ? [{ term: "Reject", keys: ["r"] }] : []),
        ...(approve
          ? [
              { term: "Select, or no longer", keys: ["x"] },
              { term: "Undo the last decision", keys: ["u"] },
            ]
          : []),
        { term: "This help", keys: ["?"] },
      ]}
      note={
        "The arrows work once something in the list has the focus. No key works while you type." +
        (approve ? " With a selection, a decision is about all of it." : "")
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
