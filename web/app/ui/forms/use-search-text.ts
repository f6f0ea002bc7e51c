import { useEffect, useEffectEvent, useRef, useState } from "react";

interface SearchTextOptions {
  /** What is looked for now. Back, a link or a cleared filter change it from outside. */
  search: string;
  onSearch: (search: string) => void;
  /** How long the typing rests before it is handed on, in milliseconds. */
  pause: number;
}

/** What is being typed, handed on when the typing rests. */
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
