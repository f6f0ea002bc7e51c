import { useEffect } from "react";
import { titleWith } from "./bell-words.ts";

/** Says in the tab's title that something waits, whatever page it shows. */
export function useTitleCount(badge: string | undefined) {
  useEffect(() => {
    const write = () => {
      const wanted = titleWith(document.title, badge);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // Every page writes a title of its own.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = titleWith(document.title, undefined);
    };
  }, [badge]);
}
