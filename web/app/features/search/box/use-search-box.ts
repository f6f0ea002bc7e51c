import { pageLimits } from "@vesper/contract/page-limits";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf, reportLost, resultsPath } from "./path-of.ts";
import { optionId } from "./suggestion-list.tsx";
import { type SearchHit, searchProfiles } from "@vesper/contract/search";
import { api } from "#web/session/api.ts";

const nobody: readonly SearchHit[] = [];

/** The behaviour of a combobox: what is typed, what is suggested, what is highlighted, and every key. */
export function useSearchBox(onDone: () => void) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(true);
  const [highlighted, setHighlighted] = useState(-1);
  const { status, profiles } = useSuggestions(typed);
  const navigate = useNavigate();
  const listId = useId();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const isShown = isOpen && status !== "none";
  const hasRows = isShown && profiles.length > 0;
  const chosen = hasRows ? profiles[highlighted] : undefined;

  function handleType(text: string) {
    setTyped(text);
    setHighlighted(-1);
    setOpen(true);
  }

  function goTo(path: string | null) {
    if (path === null) return;
    onDone();
    void navigate(path);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isShown) {
      // Only the list closes; the next press is the overlay's.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
      return;
    }
    const next = highlightAfter(event.key, highlighted, profiles.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(true);
    setHighlighted(next);
  }

  return {
    typed,
    listId,
    isShown,
    hasRows,
    isSearching: status === "searching",
    profiles,
    highlighted,
    activeId: chosen && optionId(listId, highlighted),
    handleType,
    handleKeyDown,
    handleHighlight: setHighlighted,
    handleFocus: () => {
      clearTimeout(closing.current);
      setOpen(true);
    },
    handleBlur: () => {
      closing.current = setTimeout(() => setOpen(false), pageLimits.search.closeAfterBlur);
    },
    handleSubmit: () => {
      if (chosen && pathOf(chosen) === null) reportLost(chosen);
      goTo(chosen ? pathOf(chosen) : resultsPath(typed));
    },
  };
}

/** Which row a key leads to; `null` for a key that leads to none. No row is highlighted at -1. */
export function highlightAfter(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return current <= 0 ? count - 1 : current - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

interface Suggestions {
  status: "none" | "searching" | "found";
  profiles: readonly SearchHit[];
}

/** Looks for what is typed when the typing rests, and gives up what nobody waits for any more. */
function useSuggestions(typed: string): Suggestions {
  // What was looked for is kept with the answer: an older answer must not pass for a newer one.
  const [answer, setAnswer] = useState({ query: "", profiles: nobody });
  const query = typed.trim().slice(0, pageLimits.search.query);
  const isLongEnough = query.length >= pageLimits.search.minimum;

  useEffect(() => {
    if (!isLongEnough) return;
    const search = new AbortController();

    async function look() {
      const profiles = await suggest(query, search.signal);
      if (!search.signal.aborted) setAnswer({ query, profiles });
    }

    const timer = setTimeout(() => void look(), pageLimits.search.debounce);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isLongEnough]);

  if (!isLongEnough) return { status: "none", profiles: nobody };
  if (answer.query !== query) return { status: "searching", profiles: nobody };
  return { status: "found", profiles: answer.profiles };
}

/** Who may be meant. Nobody, when the search fails: a box that only suggests has nothing to apologise for. */
async function suggest(q: string, signal: AbortSignal): Promise<SearchHit[]> {
  try {
    const query = { q, limit: String(pageLimits.search.fetched), counted: "false" } as const;
    const { data } = await api.call(searchProfiles, { query, signal });
    return data.slice(0, pageLimits.search.suggestions);
  } catch {
    return [];
  }
}
