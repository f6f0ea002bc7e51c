import { clsx } from "clsx/lite";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import SearchX from "virtual:icons/search-x";
import { SuggestionContent } from "./suggestion-rows.tsx";
import { getSuggestionKey, groupSuggestions, type Suggestion } from "./suggestions.ts";

interface SuggestionListProps {
  id: string;
  isSearching: boolean;
  suggestions: readonly Suggestion[];
  highlighted: number;
  onHighlight: (index: number) => void;
  /** Path of a suggestion, or null if it has none. */
  findPath: (suggestion: Suggestion) => string | null;
  onFollow: (suggestion: Suggestion) => void;
}

export const toOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** Suggestions: loading, found in groups, or none. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isSearching, suggestions, highlighted } = props;
  if (isSearching) {
    return (
      <p className="flex min-h-16 items-center gap-3 px-4 text-muted">
        <Spinner />
        Searching...
      </p>
    );
  }
  if (suggestions.length === 0) return <NoSuggestions />;
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="p-1.5 sm:p-2">
      {groupSuggestions(suggestions).map(({ kind, title, rows }) => (
        <div key={kind} role="group" aria-label={title ?? "All results"}>
          {title && (
            <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-medium text-muted">
              {title}
            </p>
          )}
          {rows.map(({ suggestion, index }) => (
            <SuggestionOption
              key={getSuggestionKey(suggestion)}
              {...props}
              suggestion={suggestion}
              id={toOptionId(id, index)}
              isHighlighted={index === highlighted}
              onPoint={() => props.onHighlight(index)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SuggestionOptionProps extends Pick<SuggestionListProps, "id" | "findPath" | "onFollow"> {
  suggestion: Suggestion;
  isHighlighted: boolean;
  onPoint: () => void;
}

/** Both an option of the list box and a link. */
function SuggestionOption({
  suggestion,
  id,
  isHighlighted,
  findPath,
  onPoint,
  onFollow,
}: SuggestionOptionProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const path = findPath(suggestion);

  useEffect(() => {
    if (isHighlighted) row.current?.scrollIntoView({ block: "nearest" });
  }, [isHighlighted]);

  function handleClick(event: MouseEvent) {
    if (path === null) event.preventDefault();
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow(suggestion);
  }

  return (
    <Link
      ref={row}
      id={id}
      role="option"
      aria-selected={isHighlighted}
      tabIndex={-1}
      to={path ?? ""}
      onClick={handleClick}
      onPointerMove={onPoint}
      // Keeps the focus in the search box, so that typing can continue.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        "flex min-h-13 items-center gap-3 rounded-inner px-3 py-1.5",
        isHighlighted &&
          "bg-hover forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]",
      )}
    >
      <SuggestionContent suggestion={suggestion} />
    </Link>
  );
}

function NoSuggestions() {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      <SearchX aria-hidden className="mb-2 size-7 text-muted" />
      <p className="font-serif text-lead font-semibold">No profiles found</p>
      <p className="text-small text-muted">Try searching with a different name or city</p>
    </div>
  );
}
