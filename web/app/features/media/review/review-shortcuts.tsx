import { areShortcutsOn, switchShortcuts } from "#web/session/shortcuts.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";
import { ShortcutHelp } from "#web/ui/shortcut-help.tsx";

export function ReviewShortcuts() {
  return (
    <ShortcutHelp
      areOn={areShortcutsOn}
      onSwitch={switchShortcuts}
      hint={
        <>
          <KeyCap>a</KeyCap> approve, <KeyCap>r</KeyCap> reject, <KeyCap>n</KeyCap> next
        </>
      }
      shortcuts={[
        { term: "Next in the list", keys: ["j", "↓"] },
        { term: "Previous in the list", keys: ["k", "↑"] },
        { term: "Open", keys: ["Enter"] },
        { term: "Open the first, or the next one", keys: ["n"] },
        { term: "Approve what is open", keys: ["a"] },
        { term: "Reject what is open", keys: ["r"] },
        { term: "This help", keys: ["?"] },
      ]}
      note="The arrows work once a card has the focus. No key works while you type."
    />
  );
}
