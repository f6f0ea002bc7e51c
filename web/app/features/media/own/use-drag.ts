import { type PointerEvent, useEffect, useState } from "react";

const edge = 72;
const stride = 16;

const idAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-media-id]")?.dataset.mediaId)
    .find((id) => id !== undefined) ?? null;

function scrollAtEdge(y: number) {
  if (y < edge) window.scrollBy(0, -stride);
  else if (y > window.innerHeight - edge) window.scrollBy(0, stride);
}

export interface Drag {
  id: string;
  /** Above which it is held. */
  over: string | null;
}

export interface DragHandle {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Drags with a mouse, a pen or a finger alike: what the browser brings along for it knows no fingers. */
export function useDrag(onDrop: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => void (key === "Escape" && setDrag(null));
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [isDragging]);

  const handleOf = (id: string): DragHandle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, over: null });
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!isDragging) return;
      scrollAtEdge(clientY);
      setDrag({ id, over: idAt(clientX, clientY) });
    },
    onPointerUp: () => {
      if (drag?.over && drag.over !== id) onDrop(id, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { drag, handleOf };
}
