import { useEffect, useEffectEvent, useRef, useState } from "react";

interface SearchTextOptions {
  /** Current search text. Back, a link or a cleared filter can change it from outside. */
  search: string;
  onSearch: (search: string) => void;
  /** Debounce delay in milliseconds. */
  pause: number;
}

/** Search input state, debounced. */
export function useSearchText({ search, onSearch, pause }: SearchTextOptions) {
  const [typed, setTyped] = useState(search);
  const handedOn = useRef(search);

  const handleRest = useEffectEvent(() => {
    const text = typed.trim();
    if (text === handedOn.current) return;
    handedOn.current = text;
    onSearch(text);
  });

  useEffect(() => {
    const timer = setTimeout(() => handleRest(), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);

  useEffect(() => {
    if (search === handedOn.current) return;
    handedOn.current = search;
    setTyped(search);
  }, [search]);

  return [typed, setTyped] as const;
}
