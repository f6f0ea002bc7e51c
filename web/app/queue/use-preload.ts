import { useEffect } from "react";

/** Loads the pictures of the next item, so that it is complete when the admin gets there. */
export function usePreload(urls: readonly (string | null | undefined)[] = []) {
  const wanted = urls.filter((url) => url).join("\n");
  useEffect(() => {
    for (const url of wanted.split("\n").filter(Boolean)) new Image().src = url;
  }, [wanted]);
}
