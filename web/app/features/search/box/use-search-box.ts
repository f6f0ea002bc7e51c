import { pageLimits } from "@vesper/contract/core/page-limits";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findSuggestionPath, logMissingSlug, findResultsPath } from "./suggestion-path.ts";
import { toOptionId } from "./suggestion-list.tsx";
import { type SearchHit, searchProfiles } from "@vesper/contract/profiles/search";
import { api } from "#web/session/api.ts";
import { findNextHighlight, useTypeahead } from "#web/shared/typeahead.ts";

/** Combobox behavior: text, suggestions, highlight and keyboard. */
export function useSearchBox(onDone: () => void) {
  const [typed, setTyped] = useState("");
  const { isOpen, setOpen, handleFocus, handleBlur } = useOpen();
  const [highlighted, setHighlighted] = useState(-1);
  const { status, items: profiles } = useTypeahead(
    typed.trim().slice(0, pageLimits.search.query),
    findProfiles,
  );
  const goTo = useGoTo(onDone);
  const listId = useId();

  const isShown = isOpen && status !== "none";
  const hasRows = isShown && profiles.length > 0;
  const chosen = hasRows ? profiles[highlighted] : undefined;

  function handleType(text: string) {
    setTyped(text);
    setHighlighted(-1);
    setOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isClosing = event.key === "Escape" && isShown;
    const next = findNextHighlight(event.key, highlighted, profiles.length);
    if (!isClosing && next === null) return;
    event.preventDefault();
    setOpen(!isClosing);
    if (next !== null) setHighlighted(next);
    // The first Escape closes only the list; the next one closes the overlay.
    if (isClosing) event.stopPropagation();
  }

  return {
    typed,
    listId,
    isShown,
    hasRows,
    isSearching: status === "searching",
    profiles,
    highlighted,
    activeId: chosen && toOptionId(listId, highlighted),
    handleType,
    handleKeyDown,
    handleHighlight: setHighlighted,
    handleFocus,
    handleBlur,
    handleSubmit: () => goTo(chosen, typed),
  };
}

/** Returns the profiles that match the text. */
async function findProfiles(q: string, signal: AbortSignal): Promise<SearchHit[]> {
  const query = { q, limit: String(pageLimits.search.fetched), counted: "false" } as const;
  const { data } = await api.call(searchProfiles, { query, signal });
  return data.slice(0, pageLimits.search.suggestions);
}

/** The list is open while the box has the focus. Pressing a suggestion blurs the box first, so closing is delayed. */
function useOpen() {
  const [isOpen, setOpen] = useState(true);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  return {
    isOpen,
    setOpen,
    handleFocus: () => {
      clearTimeout(closing.current);
      setOpen(true);
    },
    handleBlur: () => {
      closing.current = setTimeout(() => setOpen(false), pageLimits.search.closeAfterBlur);
    },
  };
}

/** Navigates to the chosen suggestion, or to all results if none is chosen. */
function useGoTo(onDone: () => void) {
  const navigate = useNavigate();
  return (chosen: SearchHit | undefined, typed: string) => {
    const path = chosen ? findSuggestionPath(chosen) : findResultsPath(typed);
    if (chosen && path === null) return logMissingSlug(chosen);
    if (path === null) return;
    onDone();
    void navigate(path);
  };
}
