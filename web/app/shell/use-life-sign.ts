import { useEffect } from "react";

/** Marks the page once it answers keys and clicks. A parent's effects run last: by then all others listen. */
export function useLifeSign() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
}
