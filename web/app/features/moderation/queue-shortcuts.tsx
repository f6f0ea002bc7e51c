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
          <KeyCap>j</KeyCap> <KeyCap>k</KeyCap> move, <KeyCap>Enter</KeyCap> opens
        </>
      }
      shortcuts={[
        { term: "Next case", keys: ["j", "↓"] },
        { term: "Previous case", keys: ["k", "↑"] },
        { term: "Open the case", keys: ["Enter"] },
        { term: "This help", keys: ["?"] },
      ]}
      note="The arrows work once a case has the focus. No key works while you type."
    />
  );
}
