import { pageLimits } from "@vesper/contract/core/page-limits";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { findNextHighlight } from "#web/shared/typeahead.ts";
import { describeSearch } from "./describe-search.ts";
import { rememberSearch } from "./recent-searches.ts";
import { findResultsPath, findSuggestionPath, logMissingSlug } from "./search-path.ts";
import type { SearchScope } from "./search-scope.ts";
import { toOptionId } from "./suggestion-list.tsx";
import type { Suggestion } from "./suggestions.ts";
import type { useScope } from "./use-scope.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Combobox behavior: text, suggestions, highlight and keyboard. */
export function useSearchBox(chosenScope: ReturnType<typeof useScope>, onDone: () => void) {
  const [typed, setTyped] = useState("");
  const { status, suggestions, shownScope, resultScope } = useSuggestions(typed, chosenScope);
  const { isOpen, setOpen, handleFocus, handleBlur } = useOpen();
  const [highlighted, setHighlighted] = useState(-1);
  const goTo = useGoTo(resultScope, onDone);
  const listId = useId();

  const isShown = isOpen && status !== "none";
  const hasRows = isShown && suggestions.length > 0;
  const chosen = hasRows ? suggestions[highlighted] : undefined;

  function handleType(text: string) {
    setTyped(text);
    setHighlighted(-1);
    setOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const act = readKey(event, { isShown, highlighted, count: suggestions.length });
    if (!act) return;
    setOpen(!act.isClosing);
    if (act.next !== null) setHighlighted(act.next);
  }

  return {
    typed,
    /** Scope that the fields show. */
    scope: shownScope,
    isShown,
    hasRows,
    activeId: chosen && toOptionId(listId, highlighted),
    /** Props for the list of suggestions. */
    list: {
      id: listId,
      isSearching: status === "searching",
      suggestions,
      highlighted,
      onHighlight: setHighlighted,
      findPath: (suggestion: Suggestion) => findSuggestionPath(suggestion, resultScope),
      onFollow: goTo.noteSuggestion,
    },
    handleType,
    handleKeyDown,
    handleFocus,
    handleBlur,
    handleSubmit: () => (chosen ? goTo.followSuggestion(chosen) : goTo.showResults(typed)),
  };
}

interface ListState {
  isShown: boolean;
  highlighted: number;
  count: number;
}

/** Returns what a key does to the list, or null for keys that belong to the text field. */
function readKey(event: KeyboardEvent, { isShown, highlighted, count }: ListState) {
  if (event.nativeEvent.isComposing) return null;
  const isClosing = event.key === "Escape" && isShown;
  const next = findNextHighlight(event.key, highlighted, count);
  if (!isClosing && next === null) return null;
  event.preventDefault();
  // The first Escape closes only the list; the next one closes the overlay.
  if (isClosing) event.stopPropagation();
  // A list that opens again starts without a highlight.
  return { isClosing, next: isClosing ? -1 : next };
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

/** Navigates to the chosen suggestion, or to all results, and remembers the search on this device. */
function useGoTo(scope: SearchScope, onDone: () => void) {
  const navigate = useNavigate();

  function noteSuggestion(suggestion: Suggestion) {
    const path = findSuggestionPath(suggestion, scope);
    if (path === null) {
      if (suggestion.kind === "person") logMissingSlug(suggestion.profile);
      return null;
    }
    if (suggestion.kind === "all") rememberSearch({ label: describeSearch(suggestion.query, scope), path });
    if (suggestion.kind === "place") {
      rememberSearch({ label: describeSearch("", { ...scope, city: suggestion.place.city }), path });
    }
    onDone();
    return path;
  }

  function followSuggestion(suggestion: Suggestion) {
    const path = noteSuggestion(suggestion);
    if (path !== null) void navigate(path);
  }

  function showResults(typed: string) {
    const path = findResultsPath(typed, scope);
    if (path === null) return;
    rememberSearch({ label: describeSearch(typed, scope), path });
    onDone();
    void navigate(path);
  }

  return { noteSuggestion, followSuggestion, showResults };
}
