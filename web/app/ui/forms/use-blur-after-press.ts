import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a handler for `blur`. If a press took the focus away, `onBlur` runs when it ends: it may move the layout, and
 * the release would miss the element that was pressed. It does not wait for the click, because rendering during a click
 * resets the box that the click has just checked.
 */
export function useBlurAfterPress(onBlur: () => void): () => void {
  const state = useRef({ isPressed: false, isWaiting: false });
  const handleEnd = useEffectEvent(onBlur);

  useEffect(() => {
    const { current } = state;
    function end() {
      current.isPressed = false;
      if (!current.isWaiting) return;
      current.isWaiting = false;
      handleEnd();
    }
    const listeners = {
      mousedown: () => void (current.isPressed = true),
      mouseup: end,
      pointercancel: end,
      keydown: end,
    };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) window.addEventListener(type, listener, { capture: true });
    return () => {
      for (const [type, listener] of all) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);

  return () => {
    if (state.current.isPressed) state.current.isWaiting = true;
    else onBlur();
  };
}
