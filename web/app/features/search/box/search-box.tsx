import { pageLimits } from "@vesper/contract/core/page-limits";
import type { ReactNode, RefObject, SubmitEvent } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Search from "virtual:icons/search";
import X from "virtual:icons/x";
import { ScopeFields } from "./scope-fields.tsx";
import { SearchFooter } from "./search-footer.tsx";
import { SearchIdeas } from "./search-ideas.tsx";
import { findResultsPath } from "./search-path.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { describeSuggestions } from "./suggestions.ts";
import { usePopularPlaces } from "./use-popular-places.ts";
import { useScope } from "./use-scope.ts";
import { useSearchBox } from "./use-search-box.ts";

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  onDone: () => void;
  /** Close button at the end of the box. */
  closer: ReactNode;
}

/** On a low screen, such as a phone held sideways, the whole form scrolls, not only the list. */
const formStyles =
  "flex min-h-0 flex-1 flex-col [@media(max-height:30rem)]:overflow-y-auto [@media(max-height:30rem)]:overscroll-contain";

/** Search by text, place and gender, with suggestions in groups; without a text, with ideas. */
export function SearchBox({ input, onDone, closer }: SearchBoxProps) {
  const chosenScope = useScope();
  const box = useSearchBox(chosenScope, onDone);
  const { scope } = box;
  const places = usePopularPlaces();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    box.handleSubmit();
  }

  return (
    <form role="search" action="/search" onSubmit={handleSubmit} className={formStyles}>
      <div className="flex items-center gap-1 border-b border-line p-2 pl-4 focus-within:border-focus">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <SearchInput ref={input} box={box} />
        {box.typed !== "" && <ClearButton input={input} box={box} />}
        {closer}
      </div>
      <ScopeFields {...chosenScope} scope={scope} />
      <p role="status" className="sr-only">
        {box.isShown && (box.list.isSearching ? "Searching..." : describeSuggestions(box.list.suggestions))}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain [@media(max-height:30rem)]:min-h-28">
        {box.isShown ? (
          <SuggestionList {...box.list} />
        ) : (
          <SearchIdeas places={places} scope={scope} onFollow={onDone} />
        )}
      </div>
      <SearchFooter
        places={places}
        isTooShort={Array.from(box.typed.trim()).length === 1}
        isCompact={box.isShown}
        isEmpty={findResultsPath(box.typed, scope) === null}
        onFollow={onDone}
      />
    </form>
  );
}

interface ClearButtonProps {
  input: RefObject<HTMLInputElement | null>;
  box: ReturnType<typeof useSearchBox>;
}

function ClearButton({ input, box }: ClearButtonProps) {
  function handleClick() {
    box.handleType("");
    input.current?.focus();
  }
  return <IconButton label="Clear search" tone="muted" icon={<X aria-hidden />} onClick={handleClick} />;
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
      aria-controls={box.hasRows ? box.list.id : undefined}
      aria-activedescendant={box.activeId}
      value={box.typed}
      onChange={(event) => box.handleType(event.target.value)}
      onKeyDown={box.handleKeyDown}
      onFocus={box.handleFocus}
      onBlur={box.handleBlur}
      className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-body text-ellipsis outline-none placeholder:text-muted"
    />
  );
}
