import { limits } from "@vesper/contract/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** What is being typed, handed on when the typing rests. Back, a link or a cleared filter change it from outside. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const handedOn = useRef(search);

  const handleRest = useEffectEvent(() => {
    const text = typed.trim();
    if (text === handedOn.current) return;
    handedOn.current = text;
    onSearch(text);
  });

  useEffect(() => {
    const timer = setTimeout(() => handleRest(), limits.search.debounce);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (search === handedOn.current) return;
    handedOn.current = search;
    setTyped(search);
  }, [search]);

  return [typed, setTyped] as const;
}
