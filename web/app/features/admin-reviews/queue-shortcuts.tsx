import { areShortcutsOn, switchShortcuts } from "#web/session/shortcuts.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";
import { ShortcutHelp } from "#web/ui/shortcut-help.tsx";

export function QueueShortcuts() {
  return (
    <ShortcutHelp
      areOn={areShortcutsOn}
      onSwitch={switchShortcuts}
      hint={
        <>
          <KeyCap>j</KeyCap> next, <KeyCap>a</KeyCap> approve, <KeyCap>r</KeyCap> reject
        </>
      }
      shortcuts={[
        { term: "Next in the list", keys: ["j", "↓"] },
        { term: "Previous in the list", keys: ["k", "↑"] },
        { term: "Approve the one with the focus", keys: ["a"] },
        { term: "Reject the one with the focus", keys: ["r"] },
        { term: "This help", keys: ["?"] },
      ]}
      note="The arrows work once a card has the focus. No key works while you type."
    />
  );
}
