import { type RefObject, useEffect } from "react";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { isPlainKey } from "#web/ui/actions/is-shortcut.ts";

type Actions = Partial<Record<"a" | "r" | "n" | "u", (() => void) | undefined>>;

/** The letters of a decision, while its dialog lies on top of everything. */
export function useDecisionKeys(area: RefObject<HTMLElement | null>, actions: Actions) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const act = actions[event.key as keyof Actions];
      const isHere = area.current?.closest("[role=dialog]")?.contains(document.activeElement) ?? false;
      if (!act || !isHere || event.repeat || !areShortcutsOn() || !isPlainKey(event)) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  });
}
