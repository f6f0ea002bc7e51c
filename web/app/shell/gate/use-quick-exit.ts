import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect } from "react";
import { leaveSite } from "./leave-site.ts";

// The age gate does not close on Escape, so there a double press leaves as everywhere else.
const layerSelector = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role="${role}"]:not([data-toast])`)
  .join(",");

/** Whether this press will close a layer, leave full screen or empty a search box. */
function closesLayer(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.fullscreenElement || document.querySelector(layerSelector)) return true;
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/** Escape twice within a second leaves the site, like the button. */
export function useQuickExit() {
  useEffect(() => {
    const isSecondPress = createEscapeCounter(pageLimits.web.quickExit);

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      if (!isSecondPress(event.timeStamp, closesLayer(event))) return;
      // Escape also stops loading, which would stop the page from being replaced.
      event.preventDefault();
      leaveSite();
    }

    // Captured: layers must be looked for before anybody closes them.
    window.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
  }, []);
}

/** Tells the second of two quick presses. A press that closed something starts the count anew. */
export function createEscapeCounter(within: number) {
  let previous = Number.NEGATIVE_INFINITY;

  return (now: number, closedSomething: boolean): boolean => {
    const second = !closedSomething && now - previous <= within;
    previous = closedSomething || second ? Number.NEGATIVE_INFINITY : now;
    return second;
  };
}
