import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { isLayerOpen, isShortcut } from "#web/ui/actions/is-shortcut.ts";
import { createGoSequence } from "./go-sequence.ts";
import { useSections } from "./use-sections.ts";

interface AdminKeys {
  onPalette: () => void;
  onHelp: () => void;
}

const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Queues list their own keys in their own help, which then includes these. */
const hasOwnHelp = () => document.querySelector("[data-shortcut-help]") !== null;

/** Shortcuts of every admin page: Ctrl+K or Cmd+K, `g` and a letter, `?`. */
export function useAdminKeys({ onPalette, onHelp }: AdminKeys) {
  const navigate = useNavigate();
  const handlePalette = useEffectEvent(onPalette);
  const handleHelp = useEffectEvent(onHelp);
  const handleGo = useEffectEvent((to: string) => void navigate(to));
  const { sections } = useSections();
  const findPath = useEffectEvent((key: string) => sections.find((section) => section.key === key)?.to);

  useEffect(() => {
    const go = createGoSequence({ get: (key) => findPath(key) });

    function handleKeyDown(event: KeyboardEvent) {
      if (isPaletteKey(event) && !isLayerOpen()) {
        event.preventDefault();
        handlePalette();
        return;
      }
      if (event.repeat || !areShortcutsEnabled() || !isShortcut(event)) return;
      const step = go(event.key.toLowerCase(), event.timeStamp);
      if (step) {
        event.preventDefault();
        if (typeof step === "object") handleGo(step.to);
      } else if (event.key === "?" && !hasOwnHelp()) {
        event.preventDefault();
        handleHelp();
      }
    }

    // Capture phase: the letter after `g` must not reach the shortcuts of a queue.
    window.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
  }, []);
}
