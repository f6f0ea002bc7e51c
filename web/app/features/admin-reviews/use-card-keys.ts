import { type RefObject, useEffect } from "react";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { isShortcut } from "#web/ui/is-shortcut.ts";

type Actions = Record<"a" | "r", (cardId: string) => void>;

/** The letters of a decision, about the card that has the focus. */
export function useCardKeys(list: RefObject<HTMLElement | null>, actions: Actions) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const act = actions[event.key as keyof Actions];
      const card = document.activeElement?.closest("[data-queue-item]");
      if (!act || !card || !list.current?.contains(card)) return;
      if (event.repeat || !areShortcutsOn() || !isShortcut(event)) return;
      event.preventDefault();
      act(card.id);
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  });
}
