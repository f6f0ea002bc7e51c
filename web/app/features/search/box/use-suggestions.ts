import { pageLimits } from "@vesper/contract/core/page-limits";
import { useCallback } from "react";
import { useTypeahead } from "#web/shared/typeahead.ts";
import { isSuggestedPlace } from "./search-path.ts";
import { getScopeForText, type SearchScope, withoutPlace } from "./search-scope.ts";
import { findSuggestions } from "./suggestions.ts";
import type { useScope } from "./use-scope.ts";

/** Suggestions for a text, and the scopes that apply to it. */
export function useSuggestions(typed: string, { scope, isPlaceChosen }: ReturnType<typeof useScope>) {
  const shownScope = getScopeForText(typed, scope, isPlaceChosen);
  const { status, items } = useTypeahead(
    typed.trim().slice(0, pageLimits.search.query),
    useScopedSearch(shownScope),
  );
  return {
    status,
    suggestions: items,
    shownScope,
    /** Scope of the results: a text that names a place replaces the chosen one. */
    resultScope: isSuggestedPlace(typed, items) ? withoutPlace(shownScope) : shownScope,
  };
}

/** Suggests the people whom the results will list. */
function useScopedSearch({ city, near, radiusKm, gender }: SearchScope) {
  return useCallback(
    (query: string, signal: AbortSignal) => findSuggestions(query, { city, near, radiusKm, gender }, signal),
    [city, near, radiusKm, gender],
  );
}
