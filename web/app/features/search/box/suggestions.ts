import { pageLimits } from "@vesper/contract/core/page-limits";
import type { Gender } from "@vesper/contract/profiles/profile-fields";
import type { SearchHit } from "@vesper/contract/profiles/search";
import type { SuggestedPlace, SuggestedTag, Suggestions } from "@vesper/contract/profiles/suggestions";
import { api } from "#web/session/api.ts";
import type { SearchScope } from "./search-scope.ts";

interface PeopleFilters {
  near?: string;
  radiusKm?: string;
  location?: string;
  gender?: Gender;
}

export type Suggestion =
  | { kind: "place"; place: SuggestedPlace }
  | { kind: "person"; profile: SearchHit }
  | { kind: "tag"; tag: SuggestedTag }
  | { kind: "all"; query: string };

/** Headings of the groups; the last row has none. */
const groupTitles = { place: "Places", person: "People", tag: "Tags", all: null } as const;

const noTerms: Suggestions = { places: [], tags: [] };

/**
 * Lists places, people, tags, and the link to all results. Places and tags leave the rest of the specified number of
 * suggestions to people.
 */
export function toSuggestions(
  query: string,
  profiles: readonly SearchHit[],
  terms: Suggestions,
): Suggestion[] {
  const { places, tags } = terms;
  const rest = pageLimits.search.suggestions - places.length - tags.length;
  const found: Suggestion[] = [
    ...places.map((place) => ({ kind: "place", place }) as const),
    ...profiles.slice(0, rest).map((profile) => ({ kind: "person", profile }) as const),
    ...tags.map((tag) => ({ kind: "tag", tag }) as const),
  ];
  return found.length > 0 ? [...found, { kind: "all", query }] : [];
}

/** Returns the filters of the people call, so that it finds the people whom the results list. */
export function toPeopleFilters({ city, near, radiusKm, gender }: SearchScope): PeopleFilters {
  const place = near ? { near, radiusKm: String(radiusKm) } : { location: city.trim() };
  return { ...(city.trim() && place), ...(gender && { gender: gender as Gender }) };
}

/** Finds suggestions; a call that fails contributes none. */
export async function findSuggestions(
  q: string,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const [{ searchProfiles }, { suggestTerms }] = await Promise.all([
    import("@vesper/contract/profiles/search"),
    import("@vesper/contract/profiles/suggestions"),
  ]);
  const limit = String(pageLimits.search.fetched);
  const query = { q, limit, counted: "false", ...toPeopleFilters(scope) } as const;
  const [people, terms] = await Promise.allSettled([
    api.call(searchProfiles, { query, signal }),
    api.call(suggestTerms, { query: { q }, signal }),
  ]);
  return toSuggestions(
    q,
    people.status === "fulfilled" ? people.value.data : [],
    terms.status === "fulfilled" ? terms.value.data : noTerms,
  );
}

/** Groups adjacent suggestions of one kind, with the index that each has in the whole list. */
export function groupSuggestions(suggestions: readonly Suggestion[]) {
  const rows = suggestions.map((suggestion, index) => ({ suggestion, index }));
  return (["place", "person", "tag", "all"] as const)
    .map((kind) => ({
      kind,
      title: groupTitles[kind],
      rows: rows.filter(({ suggestion }) => suggestion.kind === kind),
    }))
    .filter((group) => group.rows.length > 0);
}

const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Describes the suggestions for screen readers: "8 profiles found, 2 places, 1 tag". */
export function describeSuggestions(suggestions: readonly Suggestion[]): string {
  const count = (kind: Suggestion["kind"]) => suggestions.filter((one) => one.kind === kind).length;
  const parts = [
    ...formatCount(count("person"), "profile found", "profiles found"),
    ...formatCount(count("place"), "place", "places"),
    ...formatCount(count("tag"), "tag", "tags"),
  ];
  return parts.length > 0
    ? parts.join(", ")
    : "No profiles found. Try searching with a different name or city";
}

/** Key of a suggestion's row. */
export function getSuggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "place":
      return `place ${suggestion.place.lat},${suggestion.place.lon}`;
    case "person":
      return suggestion.profile._id;
    case "tag":
      return `tag ${suggestion.tag.slug}`;
    case "all":
      return "all";
  }
}
