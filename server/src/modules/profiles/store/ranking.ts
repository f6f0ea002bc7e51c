import { searchScores } from "@vesper/contract/profiles/search-scores";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { exactCountLimit } from "#platform/database/count.ts";
import { executePrepared } from "#platform/database/prepared.ts";
import type { ListOrder } from "./cards.ts";
import { getTiers, type MatchTier } from "./match-tiers.ts";
import { buildRotationDistance, type RotationValues } from "./rotation.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";

export interface RankedProfile {
  id: string;
  score: number;
  nameLen: number;
  /** Microseconds, the precision of the database. */
  created: number;
}

/** The specified score of a profile; the tiers above only find the profiles that can have it. */
const buildScore = (q: string) => sql<number>`
  ${buildTextScore("name_norm", q, searchScores.name)} + ${buildTextScore("city_norm", q, searchScores.city)}
  + case when position(first_word in ${q}) > 0 then ${sql.lit(searchScores.firstWord)} else 0 end`;

const buildTextScore = (
  column: string,
  q: string,
  { exact, begins, contains }: Record<TextMatch, number>,
) => sql`
  case when ${sql.ref(column)} = ${q} then ${sql.lit(exact)}
    when starts_with(${sql.ref(column)}, ${q}) then ${sql.lit(begins)}
    when position(${q} in ${sql.ref(column)}) > 0 then ${sql.lit(contains)} else 0 end`;

type TextMatch = keyof typeof searchScores.name;

/** Order by relevance for a search that reads every profile it finds. */
export const orderByRelevance = ({ q }: DictionaryMatches, rotation: RotationValues): ListOrder => ({
  most: exactCountLimit,
  mostRotated: 500,
  columns: sql`name_len, created_at, ${buildScore(q)} as score`,
  rank: sql`score desc, name_len`,
  distance: buildRotationDistance(rotation),
  order: sql`found.place, found.distance, found.created_at desc, found.id desc`,
});

/** Sorts by higher score, then shorter name, then newer profile. */
const compareRank = (a: RankedProfile, b: RankedProfile) =>
  b.score - a.score || a.nameLen - b.nameLen || b.created - a.created || (a.id < b.id ? 1 : -1);

/** Score ranges. Each is queried only if the ranges before it have not filled the page. */
const stages = [
  { from: searchScores.name.begins, below: Infinity },
  { from: 1, below: searchScores.name.begins },
  { from: 0, below: 1 },
];

interface RankingOptions {
  limit: number;
  /** Whether visitors send this search all the time, with other letters only. */
  isRepeated: boolean;
}

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
    // Planning takes longer than running, so what visitors repeat is prepared.
    const isPrepared = isRepeated && !asked.some(({ isPlannedByValue }) => isPlannedByValue);
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
  const order = sql`order by name_len, created_at desc, id desc limit ${limit}::bigint`;
  // `offset 0` is an optimization fence. Without it, the planner scans all names by length in the hope of an early
  // match.
  if (isAnywhere) return sql`select * from (${matches} offset 0) as matches ${order}`;
  const best = sql`${matches} ${order}`;
  if (!each) return best;
  return sql`select best.* from unnest(${each}::text[]) as given (value) cross join lateral (${best}) as best`;
}
