import { limits } from "@vesper/contract/core/limits";
import { searchScores } from "@vesper/contract/profiles/search-scores";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { toPrefixPattern, toContainsPattern } from "#platform/database/like.ts";
import { findPartSearch, findTextSearch, hasParts, matchesParts } from "./listed-texts.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";

/** Shorter queries are not searched in texts: two letters occur in nearly every text, and no index can find them. */
const minTextLength = limits.search.minimum + 1;

/** One way to match a profile, and the minimum score of such a match. */
export interface MatchTier {
  score: number;
  where: RawBuilder<SqlBool>;
  /** Values to run the tier for, as `given.value`. For each value, an index returns the rows in tie-break order. */
  each?: string[];
  /**
   * Matches letters anywhere in the text, which is rare among the shortest names. Rows are therefore filtered first
   * and sorted afterward.
   */
  isAnywhere?: boolean;
  /** Whether the best index depends on how frequent the letters are. Any other tier can be prepared. */
  isPlannedByValue?: boolean;
}

const { name: nameScores, city: cityScores, firstWord: firstWordScore } = searchScores;

const countCharacters = (text: string) => Array.from(text).length;
const indexedPrefixLength = 4;

/** Uses the index on name prefixes, which is already in tie-break order. */
function nameStartsWith(q: string): RawBuilder<SqlBool> {
  const start = Array.from(q).slice(0, indexedPrefixLength);
  const begins = sql<SqlBool>`left(profiles.name_norm, ${sql.lit(start.length)}) = ${start.join("")}`;
  return countCharacters(q) > indexedPrefixLength
    ? both(begins, sql<SqlBool>`profiles.name_norm like ${toPrefixPattern(q)}`)
    : begins;
}

const nameContains = (q: string) => sql<SqlBool>`profiles.name_norm like ${toContainsPattern(q)}`;
/** The same without the index on trigrams. */
const nameContainsByReading = (q: string) => sql<SqlBool>`position(${q} in profiles.name_norm) > 0`;
const aboutContains = (q: string) => sql<SqlBool>`profiles.about_norm like ${toContainsPattern(q)}`;
const firstIsGiven = sql<SqlBool>`profiles.first_word = given.value`;
const cityIsGiven = sql<SqlBool>`profiles.city_norm = given.value`;
const hasThird = sql<SqlBool>`split_part(profiles.name_norm, ' ', 3) <> ''`;
const both = (left: RawBuilder<SqlBool>, right: RawBuilder<SqlBool>) => sql<SqlBool>`${left} and ${right}`;

/** Yields tiers by name: exact, prefix and contained, with more if the query contains the first word of the name. */
function* getNameTiers(dictionaryMatches: DictionaryMatches): Generator<MatchTier> {
  const { q, nameTerms } = dictionaryMatches;
  yield { score: nameScores.exact + firstWordScore, where: sql`profiles.name_norm = ${q}` };
  if (nameTerms.includes(q))
    yield { score: nameScores.begins + firstWordScore, where: sql`profiles.first_word = ${q}` };
  // If the query has several words and the name starts with it, the query contains the first word of the name.
  yield {
    score: nameScores.begins + (q.includes(" ") ? firstWordScore : 0),
    where: nameStartsWith(q),
  };
  if (nameTerms.length === 0) return;
  yield {
    score: nameScores.contains + firstWordScore,
    where: both(firstIsGiven, nameContains(q)),
    each: nameTerms,
  };
  yield { score: firstWordScore, where: firstIsGiven, each: nameTerms };
}

/**
 * Yields tiers for names that contain the query: found by words that contain it, by a second word that continues it,
 * or by its letters.
 */
function* getContainedTiers({ q, containingTerms }: DictionaryMatches): Generator<MatchTier> {
  const terms = q.split(" ");
  const [, second] = terms;
  if (second) {
    const goesOn = sql<SqlBool>`profiles.second_word <> '' and profiles.second_word like ${toPrefixPattern(second)}`;
    // The trigrams of a long word are rare enough for every plan, those of short ones for none.
    const hasLongTerm = terms.some((term) => countCharacters(term) >= indexedPrefixLength);
    const contains = hasLongTerm ? nameContains(q) : nameContainsByReading(q);
    const isPlannedByValue = !hasLongTerm;
    yield { score: nameScores.contains, where: both(goesOn, contains), isAnywhere: true, isPlannedByValue };
    yield { score: nameScores.contains, where: both(hasThird, contains), isPlannedByValue };
  } else if (containingTerms === null) {
    yield { score: nameScores.contains, where: nameContains(q), isPlannedByValue: true };
  } else if (containingTerms.length > 0) {
    const secondIsGiven = sql<SqlBool>`profiles.second_word <> '' and profiles.second_word = given.value`;
    yield { score: nameScores.contains, where: firstIsGiven, each: containingTerms };
    yield { score: nameScores.contains, where: secondIsGiven, each: containingTerms };
    yield { score: nameScores.contains, where: both(hasThird, nameContains(q)) };
  }
}

const groupCitiesByScore = ({ exactCities, startCities, partCities }: DictionaryMatches) =>
  [
    { score: cityScores.exact, names: exactCities },
    { score: cityScores.begins, names: startCities },
    { score: cityScores.contains, names: partCities },
  ].filter(({ names }) => names.length > 0);

/** Up to this many cities are queried one by one; with more cities, a scan finds matches quickly. */
const maxSeparateCities = 20;

const cityIn = (cities: string[]) => sql<SqlBool>`profiles.city_norm = any(${cities}::text[])`;

/**
 * The same as one of several conditions, which no index decides. PostgreSQL hashes the cities of a subquery, but compares
 * a profile with each city of an array that it does not know when it plans.
 */
const isInCity = (cities: string[]) =>
  cities.length <= maxSeparateCities
    ? cityIn(cities)
    : sql<SqlBool>`profiles.city_norm in (select unnest(${cities}::text[]))`;

const toCityTier = (names: string[], score: number, where?: RawBuilder<SqlBool>): MatchTier =>
  names.length <= maxSeparateCities
    ? { score, where: where ? both(cityIsGiven, where) : cityIsGiven, each: names }
    : { score, where: where ? both(cityIn(names), where) : cityIn(names) };

/** Yields tiers that make a profile match but add nothing to its score. */
function* getUnscoredTiers({ q, wordCities, containingTerms }: DictionaryMatches): Generator<MatchTier> {
  if (wordCities.length > 0) yield toCityTier(wordCities, 0);
  if (countCharacters(q) < minTextLength) return;
  // Letters that occur in no name are also rare in other text.
  const isAnywhere = countCharacters(q) >= indexedPrefixLength || containingTerms?.length === 0;
  yield {
    score: 0,
    where: isAnywhere ? findsAnywhere(q) : aboutContains(q),
    isAnywhere,
    isPlannedByValue: !isAnywhere,
  };
}

/** May also find what a tier with a higher score finds. */
function findsAnywhere(q: string): RawBuilder<SqlBool> {
  const search = findTextSearch(q);
  if (!search) return aboutContains(q);
  return search.isExact ? hasParts(search) : both(hasParts(search), aboutContains(q));
}

export function getTiers(dictionaryMatches: DictionaryMatches): MatchTier[] {
  const [names, within, cities] = [
    [...getNameTiers(dictionaryMatches)],
    [...getContainedTiers(dictionaryMatches)],
    groupCitiesByScore(dictionaryMatches),
  ];
  const pairs = cities.flatMap((city) => [
    ...names.map((name) => ({
      ...name,
      score: name.score + city.score,
      where: both(name.where, cityIn(city.names)),
    })),
    ...(within.length > 0
      ? [toCityTier(city.names, nameScores.contains + city.score, nameContains(dictionaryMatches.q))]
      : []),
  ]);
  const places = cities.map((city) => toCityTier(city.names, city.score));
  return [...names, ...within, ...places, ...pairs, ...getUnscoredTiers(dictionaryMatches)];
}

/** Returns a condition that holds for every profile that matches the query, in any tier. */
export function matchesQuery(dictionaryMatches: DictionaryMatches): RawBuilder<SqlBool> {
  const search = findPartSearch(dictionaryMatches);
  if (!search) return matchesAnyTier(dictionaryMatches);
  return search.isExact ? hasParts(search) : both(hasParts(search), matchesAnyTier(dictionaryMatches));
}

/** Returns a statement that selects every match by the texts alone, or null if they do not decide. */
export function findByText(dictionaryMatches: DictionaryMatches): RawBuilder<{ id: string }> | null {
  const search = findPartSearch(dictionaryMatches);
  if (!search?.isExact) return null;
  return sql`select profile_id as id from listed_texts where ${matchesParts(search)}`;
}

/**
 * Returns a statement that counts the matches of visitors who are all shown the same ones, or null if it would have to
 * read them. Indexes count letters within a word, and everyone in a city; only the texts of the others are compared.
 */
export function buildMatchCount(dictionaryMatches: DictionaryMatches): RawBuilder<{ count: number }> | null {
  const search = findPartSearch(dictionaryMatches);
  if (!search) return null;
  const byText = findByText(dictionaryMatches);
  if (byText) return sql`select count(*)::integer as count from (${byText}) as found`;
  const cities = getMatchingCities(dictionaryMatches);
  if (cities.length === 0) return null;
  const there = sql`select id from profiles where profiles.listed and ${cityIn(cities)}`;
  const elsewhere = sql`select profile_id from listed_texts where ${matchesParts(search)} and profile_id not in (${there})`;
  return sql`
    select (select count(*)::integer from (${there}) as there) + (
      select count(*)::integer from profiles
      where profiles.listed and profiles.id = any(array(${elsewhere})) and ${matchesAnyTier(dictionaryMatches)}
    ) as count`;
}

const getMatchingCities = ({ exactCities, startCities, partCities, wordCities }: DictionaryMatches) => [
  ...exactCities,
  ...startCities,
  ...partCities,
  ...wordCities,
];

function matchesAnyTier(dictionaryMatches: DictionaryMatches): RawBuilder<SqlBool> {
  const { q, nameTerms } = dictionaryMatches;
  const cities = getMatchingCities(dictionaryMatches);
  const conditions = [nameContains(q)];
  if (nameTerms.length > 0) conditions.push(sql`profiles.first_word = any(${nameTerms}::text[])`);
  if (cities.length > 0) conditions.push(isInCity(cities));
  if (countCharacters(q) >= minTextLength) conditions.push(aboutContains(q));
  return sql`(${sql.join(conditions, sql` or `)})`;
}
