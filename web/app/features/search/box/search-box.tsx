import { pageLimits } from "@vesper/contract/core/page-limits";
import { Search, X } from "lucide-react";
import type { ReactNode, RefObject, SubmitEvent } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSearchBox } from "./use-search-box.ts";

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onDone: () => void;
  /** Close button at the end of the box. */
  closer: ReactNode;
  children: ReactNode;
}

/** Search box with profile suggestions, which replace the content below it. */
export function SearchBox({ input, onDone, closer, children }: SearchBoxProps) {
  const box = useSearchBox(onDone);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    box.handleSubmit();
  }

  function handleClear() {
    box.handleType("");
    input.current?.focus();
  }

  return (
    <>
      <form
        role="search"
        action="/search"
        onSubmit={handleSubmit}
        className="flex items-center gap-1 border-b border-line p-2 pl-4 focus-within:border-focus"
      >
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <SearchInput ref={input} box={box} />
        {box.typed !== "" && (
          <IconButton label="Clear search" tone="muted" icon={<X aria-hidden />} onClick={handleClear} />
        )}
        {closer}
      </form>
      <p role="status" className="sr-only">
        {box.isShown && describeResults(box.isSearching, box.profiles.length)}
      </p>
      {box.isShown && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <SuggestionList
            id={box.listId}
            isSearching={box.isSearching}
            profiles={box.profiles}
            highlighted={box.highlighted}
            onHighlight={box.handleHighlight}
            onFollow={onDone}
          />
        </div>
      )}
      {children}
    </>
  );
}

function describeResults(isSearching: boolean, count: number): string {
  if (isSearching) return "Searching...";
  if (count === 0) return "No profiles found. Try searching with a different name or city";
  return count === 1 ? "1 profile found" : `${count} profiles found`;
}

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>;
  box: ReturnType<typeof useSearchBox>;
}

function SearchInput({ ref, box }: SearchInputProps) {
  return (
    <input
      ref={ref}
      name="q"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={pageLimits.search.query}
      placeholder="Search by name or city"
      aria-label="Search by name or city"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={box.hasRows}
      aria-controls={box.hasRows ? box.listId : undefined}
      aria-activedescendant={box.activeId}
      value={box.typed}
      onChange={(event) => box.handleType(event.target.value)}
      onKeyDown={box.handleKeyDown}
      onFocus={box.handleFocus}
      onBlur={box.handleBlur}
      className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-body outline-none placeholder:text-muted"
    />
  );
}
