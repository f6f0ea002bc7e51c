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
        { term: "Next verification", keys: ["j", "↓"] },
        { term: "Previous verification", keys: ["k", "↑"] },
        { term: "Open it", keys: ["Enter"] },
        { term: "This help", keys: ["?"] },
      ]}
      note="The arrows work once one of them has the focus. No key works while you type."
    />
  );
}
