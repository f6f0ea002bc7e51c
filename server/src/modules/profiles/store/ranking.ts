import { limits } from "@vesper/contract/core/limits";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { toPrefixPattern, toContainsPattern } from "#platform/database/like.ts";
import { executePrepared } from "#platform/database/prepared.ts";
import type { ListOrder } from "./cards.ts";
import { buildRotationDistance, type RotationValues } from "./rotation.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";

/** Shorter queries are not searched in texts: two letters occur in nearly every text, and no index can find them. */
const minTextLength = limits.search.minimum + 1;

/** One way to match a profile, and the minimum score of such a match. */
interface MatchTier {
  score: number;
  where: RawBuilder<SqlBool>;
  /** Values to run the tier for, as `given.value`. For each value, an index returns the rows in tie-break order. */
  each?: string[];
  /**
   * Matches letters anywhere in the text, which is rare among the shortest names. Rows are therefore filtered first
   * and sorted afterward.
   */
  isAnywhere?: boolean;
}

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
const firstIsGiven = sql<SqlBool>`profiles.first_word = given.value`;
const cityIsGiven = sql<SqlBool>`profiles.city_norm = given.value`;
const hasThird = sql<SqlBool>`split_part(profiles.name_norm, ' ', 3) <> ''`;
const both = (left: RawBuilder<SqlBool>, right: RawBuilder<SqlBool>) => sql<SqlBool>`${left} and ${right}`;

/**
 * Yields tiers by name, with these scores: exact 100, prefix 50, contained 30, and 15 more if the query contains the
 * first word of the name.
 */
function* getNameTiers(dictionaryMatches: DictionaryMatches): Generator<MatchTier> {
  const { q, nameTerms } = dictionaryMatches;
  yield { score: 115, where: sql`profiles.name_norm = ${q}` };
  if (nameTerms.includes(q)) yield { score: 65, where: sql`profiles.first_word = ${q}` };
  // If the query has several words and the name starts with it, the query contains the first word of the name.
  yield { score: q.includes(" ") ? 65 : 50, where: nameStartsWith(q) };
  if (nameTerms.length === 0) return;
  yield { score: 45, where: both(firstIsGiven, nameContains(q)), each: nameTerms };
  yield { score: 15, where: firstIsGiven, each: nameTerms };
}

/**
 * Yields tiers for names that contain the query: found by words that contain it, by a second word that continues it,
 * or by its letters.
 */
function* getContainedTiers({ q, containingTerms }: DictionaryMatches): Generator<MatchTier> {
  const [, second] = q.split(" ");
  if (second) {
    const goesOn = sql<SqlBool>`profiles.second_word <> '' and profiles.second_word like ${toPrefixPattern(second)}`;
    yield { score: 30, where: both(goesOn, nameContains(q)), isAnywhere: true };
    yield { score: 30, where: both(hasThird, nameContains(q)) };
  } else if (containingTerms === null) {
    yield { score: 30, where: nameContains(q) };
  } else if (containingTerms.length > 0) {
    const secondIsGiven = sql<SqlBool>`profiles.second_word <> '' and profiles.second_word = given.value`;
    yield { score: 30, where: firstIsGiven, each: containingTerms };
    yield { score: 30, where: secondIsGiven, each: containingTerms };
    yield { score: 30, where: both(hasThird, nameContains(q)) };
  }
}

/** Scores by city: exact 40, prefix 25, contained 20. */
const groupCitiesByScore = ({ exactCities, startCities, partCities }: DictionaryMatches) =>
  [
    { score: 40, names: exactCities },
    { score: 25, names: startCities },
    { score: 20, names: partCities },
  ].filter(({ names }) => names.length > 0);

/** Up to this many cities are queried one by one; with more cities, a scan finds matches quickly. */
const maxSeparateCities = 20;

const cityIn = (cities: string[]) => sql<SqlBool>`profiles.city_norm = any(${cities}::text[])`;

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
  yield { score: 0, where: sql`profiles.about_norm like ${toContainsPattern(q)}`, isAnywhere };
}

function getTiers(dictionaryMatches: DictionaryMatches): MatchTier[] {
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
      ? [toCityTier(city.names, 30 + city.score, nameContains(dictionaryMatches.q))]
      : []),
  ]);
  const places = cities.map((city) => toCityTier(city.names, city.score));
  return [...names, ...within, ...places, ...pairs, ...getUnscoredTiers(dictionaryMatches)];
}

/** Returns a condition that holds for every profile that matches the query, in any tier. */
export function matchesQuery({
  q,
  nameTerms,
  wordCities,
  ...dictionaryMatches
}: DictionaryMatches): RawBuilder<SqlBool> {
  const cities = [
    ...dictionaryMatches.exactCities,
    ...dictionaryMatches.startCities,
    ...dictionaryMatches.partCities,
    ...wordCities,
  ];
  const conditions = [nameContains(q)];
  if (nameTerms.length > 0) conditions.push(sql`profiles.first_word = any(${nameTerms}::text[])`);
  if (cities.length > 0) conditions.push(cityIn(cities));
  if (countCharacters(q) >= minTextLength)
    conditions.push(sql`profiles.about_norm like ${toContainsPattern(q)}`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

export interface RankedProfile {
  id: string;
  score: number;
  nameLen: number;
  /** Microseconds, the precision of the database. */
  created: number;
}

/** The specified score of a profile; the tiers above only find the profiles that can have it. */
const buildScore = (q: string) => sql<number>`
  case when name_norm = ${q} then 100 when starts_with(name_norm, ${q}) then 50
    when position(${q} in name_norm) > 0 then 30 else 0 end
  + case when city_norm = ${q} then 40 when starts_with(city_norm, ${q}) then 25
    when position(${q} in city_norm) > 0 then 20 else 0 end
  + case when position(first_word in ${q}) > 0 then 15 else 0 end`;

/** Order by relevance for a search that reads every profile it finds. */
export const orderByRelevance = ({ q }: DictionaryMatches, rotation: RotationValues): ListOrder => ({
  most: 500,
  columns: sql`name_len, ${buildRotationDistance(rotation)} as distance, ${buildScore(q)} as score`,
  order: sql`found.score desc, found.name_len, found.distance, found.id`,
});

/** Sorts by higher score, then shorter name, then newer profile. */
const compareRank = (a: RankedProfile, b: RankedProfile) =>
  b.score - a.score || a.nameLen - b.nameLen || b.created - a.created || (a.id < b.id ? 1 : -1);

/** Score ranges. Each is queried only if the ranges before it have not filled the page. */
const stages = [
  { from: 50, below: Infinity },
  { from: 1, below: 50 },
  { from: 0, below: 1 },
];

interface RankingOptions {
  limit: number;
  /** Whether visitors send this search all the time, with other letters only. */
  isRepeated: boolean;
}

/**
 * Planning these statements takes longer than running them, so those that visitors repeat are prepared. Without
 * cities, and with the words to look up, there are few of them and an index serves each tier, whatever its values.
 */
const hasStablePlan = ({ exactCities, startCities, partCities, ...matches }: DictionaryMatches) =>
  exactCities.length + startCities.length + partCities.length === 0 && matches.containingTerms !== null;

/**
 * Selects the best matches, as if every profile had been scored. Each tier returns its best rows in tie-break order,
 * and every profile belongs to the tier for its score, so every profile left out ranks below all that are returned.
 */
export async function selectRanked(
  db: Database,
  found: RawBuilder<SqlBool>,
  dictionaryMatches: DictionaryMatches,
  { limit, isRepeated }: RankingOptions,
): Promise<RankedProfile[]> {
  const tiers = getTiers(dictionaryMatches);
  const best = new Map<string, RankedProfile>();
  for (const { from, below } of stages) {
    const asked = tiers.filter(({ score }) => score >= from && score < below);
    const isPrepared = isRepeated && from > 0 && hasStablePlan(dictionaryMatches);
    const run = isPrepared ? executePrepared : execute;
    if (asked.length > 0) {
      const query = buildStageQuery(found, dictionaryMatches.q, asked, limit);
      for (const row of await run(db, query)) best.set(row.id, row);
    }
    const top = [...best.values()].toSorted(compareRank).slice(0, limit);
    const last = top.at(-1);
    if (from === 0 || (top.length === limit && last && last.score >= from)) return top;
  }
  return [];
}

function buildStageQuery(
  found: RawBuilder<SqlBool>,
  q: string,
  tiers: MatchTier[],
  limit: number,
): RawBuilder<RankedProfile> {
  const best = tiers.map((tier) => sql`(${buildTierQuery(found, tier, limit)})`);
  return sql<RankedProfile>`
    select distinct id, name_len, (extract(epoch from created_at) * 1000000)::bigint as created,
      ${buildScore(q)} as score
    from (${sql.join(best, sql` union all `)}) as candidates`;
}

const execute = async <Row>(db: Database, query: RawBuilder<Row>) => (await query.execute(db)).rows;

/** Selects the best matches in one tier: the shortest names first, then the newest profiles. */
function buildTierQuery(
  found: RawBuilder<SqlBool>,
  { where, each, isAnywhere }: MatchTier,
  limit: number,
): RawBuilder<unknown> {
  const matches = sql`
    select id, name_norm, city_norm, first_word, name_len, created_at from profiles where ${found} and ${where}`;
  const order = sql`order by name_len, created_at desc, id desc limit ${limit}`;
  // `offset 0` is an optimization fence. Without it, the planner scans all names by length in the hope of an early
  // match.
  if (isAnywhere) return sql`select * from (${matches} offset 0) as matches ${order}`;
  const best = sql`${matches} ${order}`;
  if (!each) return best;
  return sql`select best.* from unnest(${each}::text[]) as given (value) cross join lateral (${best}) as best`;
}
