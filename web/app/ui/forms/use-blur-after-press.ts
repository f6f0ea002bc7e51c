import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a handler for `blur`. If a press took the focus away, `onBlur` runs at its click, before anything else handles
 * that click: it may move the layout, and the click would miss the element that was pressed.
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
      click: end,
      // A press that ends elsewhere has no click, which would follow at once.
      mouseup: () => void setTimeout(end),
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
