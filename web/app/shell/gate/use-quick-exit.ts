import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect } from "react";
import { leaveSite } from "./leave-site.ts";

// The age gate is not included: it ignores Escape, so pressing Escape twice leaves the site from there as well.
const layerSelector = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role="${role}"]:not([data-toast])`)
  .join(",");

/** Native popovers, such as “More” in a tab bar, have no role. An unknown selector would throw in old browsers. */
const isPopoverOpen = () =>
  CSS.supports("selector(:popover-open)") && document.querySelector(":popover-open") !== null;

/** Returns true if this press will close a layer, leave full screen or clear a search field. */
function closesLayer(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.fullscreenElement || document.querySelector(layerSelector) || isPopoverOpen()) return true;
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/** Leaves the site when Escape is pressed twice within a second, like the quick exit link. */
export function useQuickExit() {
  useEffect(() => {
    const isSecondPress = createEscapeCounter(pageLimits.web.quickExit);

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      if (!isSecondPress(event.timeStamp, closesLayer(event))) return;
      // By default, Escape also stops loading, which would cancel the replacement of the page.
      event.preventDefault();
      leaveSite();
    }

    // Capture phase: layers must be detected before a handler closes them.
    window.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
  }, []);
}

/** Detects the second of two quick presses. A press that closed a layer resets the count. */
export function createEscapeCounter(within: number) {
  let previous = Number.NEGATIVE_INFINITY;

  return (now: number, closedSomething: boolean): boolean => {
    const second = !closedSomething && now - previous <= within;
    previous = closedSomething || second ? Number.NEGATIVE_INFINITY : now;
    return second;
  };
}
