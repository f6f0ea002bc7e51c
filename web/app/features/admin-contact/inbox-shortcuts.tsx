import { areShortcutsOn, switchShortcuts } from "#web/session/shortcuts.ts";
import { KeyCap } from "#web/ui/key-cap.tsx";
import { ShortcutHelp } from "#web/ui/shortcut-help.tsx";

export function InboxShortcuts() {
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
        { term: "Next message", keys: ["j", "↓"] },
        { term: "Previous message", keys: ["k", "↑"] },
        { term: "Open the message", keys: ["Enter"] },
        { term: "This help", keys: ["?"] },
      ]}
      note="The arrows work once a message has the focus. No key works while you type."
    />
  );
}
