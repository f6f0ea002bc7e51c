import { listByCategory, listPublicProfiles, getPublicProfile } from "@vesper/contract/profiles/directory";
import { limits } from "@vesper/contract/core/limits";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { suggestTerms } from "@vesper/contract/profiles/suggestions";
import { toPath, type Query } from "../to-path.ts";
import { runQuery } from "./prepare.ts";
import { createRandom, type Random } from "./random.ts";

/** Number of letters entered when suggestions are requested. */
const queryLengths = [2, 3, 4, 6, 8, 10] as const;
const toSuggestionCell = (length: number) => `suggestion ${length}`;
export const suggestionCells: readonly string[] = queryLengths.map(toSuggestionCell);
/**
 * Suggestions for a few letters, and cities and tags, as visitors request them: cached after the first request. The
 * other suggestion cells set the default sort order explicitly, because such requests are never cached.
 */
const [rememberedPeople, rememberedTerms] = ["suggestion remembered", "terms remembered"] as const;
export const rememberedCells: readonly string[] = [rememberedPeople, rememberedTerms];

interface SampledPerson {
  id: string;
  slug: string;
  name: string;
  city: string;
  lat: number;
  lon: number;
}

const requestsPerCell = 500;

const sortQueries: Query[] = [
  {},
  {},
  {},
  { sortBy: "rateOutcall", sortOrder: "asc" },
  { sortBy: "age", sortOrder: "asc" },
];

const toSearchPath = (parameters: Query) => toPath(searchProfiles.base + searchProfiles.path, parameters);
const toSuggestPath = (parameters: Query) =>
  toSearchPath({ ...parameters, limit: limits.search.fetched, counted: false });
const toTermsPath = (parameters: Query) => toPath(suggestTerms.base + suggestTerms.path, parameters);
const toFeedPath = (parameters: Query) =>
  toPath(listPublicProfiles.base + listPublicProfiles.path, { limit: limits.feed.page, ...parameters });

/** Lists visitor requests by cell; deterministic for a given database. */
export async function listRequests(url: string): Promise<Record<string, string[]>> {
  const people = await selectPeople(url);
  const categories = await runQuery<{ slug: string }>(
    url,
    "select slug from categories where type = 'service' order by slug",
  );
  const random = createRandom(7);
  const createDistinct = (make: () => string) => [...new Set(Array.from({ length: requestsPerCell }, make))];
  const pickPerson = () => random.pick(people);
  const pickText = (length: number) => pickTextPart(random, people, length);
  const pickCategory = () => random.pick(categories).slug;
  const facetQueries: (() => Query)[] = [
    () => ({ q: pickText(random.between(4, 8)) }),
    () => ({ category: pickCategory(), ...pickFilters(random) }),
    () => ({ location: pickPerson().city }),
  ];

  return {
    feed: [toFeedPath({})],
    deep: createDistinct(() =>
      toFeedPath({ cursor: toCursor(pickPerson(), random.between(0, 2 ** 31 - 1)) }),
    ),
    detail: createDistinct(
      () => getPublicProfile.base + getPublicProfile.path.replace(":slugOrId", pickPerson().slug),
    ),
    filtered: createDistinct(() =>
      toPath(listByCategory.base + listByCategory.path.replace(":slug", pickCategory()), {
        ...pickFilters(random),
        page: random.pick([1, 1, 1, 2, 3]),
        ...random.pick(sortQueries),
      }),
    ),
    ...Object.fromEntries(
      queryLengths.map((length) => [
        toSuggestionCell(length),
        createDistinct(() => toSuggestPath({ q: pickText(length), sortBy: "relevance" })),
      ]),
    ),
    [rememberedPeople]: createDistinct(() => toSuggestPath({ q: pickText(random.between(2, 3)) })),
    counted: createDistinct(() => toSearchPath({ q: pickText(random.between(3, 8)) })),
    facets: createDistinct(() => toSearchPath({ facets: true, ...random.pick(facetQueries)() })),
    radius: createDistinct(() => {
      const { lat, lon } = pickPerson();
      return toSearchPath({ near: `${lat.toFixed(4)},${lon.toFixed(4)}`, radiusKm: limits.radius.normal });
    }),
    // Last, because the cells share one random sequence.
    [rememberedTerms]: createDistinct(() => toTermsPath({ q: pickText(random.between(2, 8)) })),
  };
}

/** A place in the first generation of the rotation, from where any slot can go on. */
const toCursor = ({ id }: SampledPerson, key: number) =>
  Buffer.from(`1-1 ${key} ${id}`).toString("base64url");

const genders = ["female", "female", "male", "transgender", "other"];

function pickFilters(random: Random): Query {
  const [ageMin, minPrice] = [random.between(18, 40), random.between(0, 6) * 50];
  return {
    gender: random.pick(genders),
    ageMin,
    ageMax: ageMin + random.between(5, 20),
    minPrice,
    maxPrice: minPrice + random.between(2, 10) * 50,
  };
}

/** Picks a part of a name or city: mostly the beginning, as people type it, sometimes the middle. */
function pickTextPart(random: Random, people: SampledPerson[], length: number): string {
  for (;;) {
    const { name, city } = random.pick(people);
    const text = random.next() < 0.75 ? name : city;
    const start = random.next() < 0.7 ? 0 : random.between(0, Math.max(0, text.length - length));
    const part = text.slice(start, start + length);
    if (part.length === length && part.trim() === part) return part.toLowerCase();
  }
}

const selectPeople = (url: string) =>
  runQuery<SampledPerson>(
    url,
    `select profiles.id, slug, name, city,
      places.lat, places.lon
    from profiles join places on places.id = place_id
    where listed order by md5(profiles.id::text) limit 5000`,
  );
