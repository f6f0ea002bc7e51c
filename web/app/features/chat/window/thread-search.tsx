import { type KeyboardEvent, useEffect, useRef } from "react";
import { limits } from "@vesper/contract/core/limits";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import ChevronDown from "virtual:icons/chevron-down";
import ChevronUp from "virtual:icons/chevron-up";
import X from "virtual:icons/x";
import type { ThreadSearchResults } from "./use-thread-search.ts";

export interface ThreadSearchState {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

interface ThreadSearchProps {
  results: ThreadSearchResults;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
  onClose: () => void;
}

/** Search bar of a conversation: Enter goes to the next older match, Shift+Enter back, Escape closes it. */
export function ThreadSearch({ results, onClose, ...older }: ThreadSearchProps) {
  const { query, setText, count, move } = results;
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => bar.current?.querySelector("input")?.focus(), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      // The dialog around it listens in React and on the document, and would close, too.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onClose();
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (count > 0) move(event.shiftKey ? -1 : 1);
  }

  return (
    <div ref={bar} role="search" aria-label="This conversation" className="border-b border-line px-3 py-2">
      <div className="flex items-center gap-1">
        <SearchField
          labelHidden
          placeholder="Search in this conversation"
          maxLength={limits.search.query}
          value={query}
          onChange={setText}
          onKeyDown={handleKeyDown}
          className="min-w-0 flex-1"
        />
        <IconButton
          label="Next match"
          icon={<ChevronUp aria-hidden />}
          disabled={count === 0}
          onClick={() => move(1)}
        />
        <IconButton
          label="Previous match"
          icon={<ChevronDown aria-hidden />}
          disabled={count === 0}
          onClick={() => move(-1)}
        />
        <IconButton label="Close search" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <SearchStatus results={results} {...older} />
    </div>
  );
}

type SearchStatusProps = Omit<ThreadSearchProps, "onClose">;

/** Number of matches, and a way to search further back. */
function SearchStatus({ results, hasOlder, isLoadingOlder, onLoadOlder }: SearchStatusProps) {
  const { query, count, position } = results;
  const isSearching = query.trim() !== "";
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 px-1 pt-1 text-caption text-muted">
      <p role="status" className="tabular-nums">
        {isSearching && (count > 0 ? `${position} of ${count}` : "No matches")}
        {isSearching && hasOlder && " in the messages loaded so far"}
      </p>
      {isSearching && hasOlder && (
        <Button tone="quiet" size="small" busy={isLoadingOlder} onClick={onLoadOlder}>
          Load older messages
        </Button>
      )}
    </div>
  );
}
