import { searchScores } from "@vesper/contract/profiles/search-scores";
import { sql } from "kysely";
import { matchesFilter } from "#modules/profiles/store/filter.ts";
import { selectDictionaryMatches } from "#modules/profiles/store/search-dictionary.ts";
import { countFound, selectFewInOrder } from "#modules/profiles/store/criteria.ts";
import { orderByRelevance, selectRanked } from "#modules/profiles/store/ranking.ts";
import { toRotationValues } from "#modules/profiles/store/rotation.ts";
import type { Database } from "#platform/database/client.ts";
import { everyone } from "#platform/identity/audience.ts";
import { atOnce } from "./at-once.ts";
import { insertPublicProfiles } from "./factories/public-profiles.ts";
import type { World } from "./world.ts";

/** Seeded, so that a failure can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const nextRandom = createRandom(20261115);
const pick = <T>(list: readonly T[]): T => list[Math.floor(nextRandom() * list.length)] as T;

// Few syllables, so that names, cities and queries overlap in every way.
const syllables = ["an", "na", "jo", "ma", "ri", "a", "el", "bé", "lu", "Ann", "o", "ss", "ß", "k%", "x_"];
const createWord = () =>
  Array.from({ length: 1 + Math.floor(nextRandom() * 3) }, () => pick(syllables)).join("");
const createPhrase = (most: number) =>
  Array.from({ length: 1 + Math.floor(nextRandom() * most) }, createWord).join(" ");

const cities = Array.from({ length: 25 }, () => createPhrase(2));
const people = Array.from({ length: 400 }, () => ({
  name: createPhrase(3),
  city: pick(cities),
  aboutMe: nextRandom() < 0.5 ? createPhrase(8) : "",
  gender: pick(["female", "male"] as const),
}));
const readRows = async (db: Database) =>
  (
    await sql<{
      id: string;
      name: string;
      city: string;
      about: string | null;
      len: number;
      created: number;
      gender: string;
    }>`
    select id, name_norm as name, city_norm as city, about_norm as about, char_length(name) as len,
      (extract(epoch from created_at) * 1000000)::bigint as created, gender
    from profiles where listed`.execute(db)
  ).rows;

const getFirstWord = (text: string) => text.split(" ")[0] ?? "";

function scoreText(text: string, q: string, scores: Record<"exact" | "begins" | "contains", number>): number {
  if (text === q) return scores.exact;
  if (text.startsWith(q)) return scores.begins;
  return text.includes(q) ? scores.contains : 0;
}

/** Reference implementation of the ranking rule, applied to all profiles. */
function rankAll(
  rows: Awaited<ReturnType<typeof readRows>>,
  q: string,
  gender?: string,
): { id: string; rank: string }[] {
  return rows
    .filter((row) => !gender || row.gender === gender)
    .map((row) => {
      const isNamed = q.includes(getFirstWord(row.name));
      const score =
        scoreText(row.name, q, searchScores.name) +
        scoreText(row.city, q, searchScores.city) +
        (isNamed ? searchScores.firstWord : 0);
      const isMentioned = Array.from(q).length > 2 && row.about?.includes(q);
      return { ...row, score, isFound: score > 0 || isMentioned || q.includes(getFirstWord(row.city)) };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.score - a.score || a.len - b.len || b.created - a.created || (a.id < b.id ? 1 : -1))
    .map(({ id, score, len }) => ({ id, rank: `${score} ${len}` }));
}

const rotation = toRotationValues({ generation: 1, slot: 1 });
const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id).join();

const pickTextPart = (text: string) => {
  const letters = Array.from(text);
  const start = Math.floor(nextRandom() * Math.max(1, letters.length - 1));
  return letters
    .slice(start, start + 2 + Math.floor(nextRandom() * 8))
    .join("")
    .trim();
};

const createQuery = () => {
  const someone = pick(people);
  const sources = [
    someone.name,
    someone.city,
    someone.aboutMe,
    createPhrase(2),
    `${someone.name} ${someone.city}`,
  ];
  return pick([pickTextPart, (text: string) => text])(pick(sources));
};

interface Round {
  query: string;
  gender: "female" | "male" | undefined;
  limit: number;
}

const createRound = (round: number): Round => ({
  query: createQuery(),
  gender: round % 4 === 0 ? pick(["female", "male"] as const) : undefined,
  limit: pick([1, 5, 16, 60]),
});

/** Compares the rankings for this many rounds; returns the queries whose ranking differs from the reference. */
export async function compareRankings(world: World, rounds: number): Promise<string[]> {
  await insertPublicProfiles(world.db, people, world.clock.now());
  const rows = await readRows(world.db);
  const all = Array.from({ length: rounds }, (_, round) => createRound(round));
  const asked = all.filter(({ query }) => Array.from(query).length >= 2);
  const wrong = await atOnce.map(asked, (round) => compareRound(world, rows, round));
  return wrong.flat();
}

async function compareRound(
  world: World,
  rows: Awaited<ReturnType<typeof readRows>>,
  { query, gender, limit }: Round,
): Promise<string[]> {
  const hints = await selectDictionaryMatches(world.db, query);
  const found = matchesFilter(everyone, { gender }, world.clock.now());
  const ranked = await selectRanked(world.db, found, hints, { limit, isRepeated: !gender });
  const criteria = {
    audience: everyone,
    now: world.clock.now(),
    filter: { gender },
    dictionaryMatches: hints,
  };
  const few = await selectFewInOrder(world.db, criteria, orderByRelevance(hints, rotation), {
    limit,
    offset: 0,
  });

  const wrong: string[] = [];
  const expected = rankAll(rows, hints.q, gender);
  const page = expected.slice(0, limit);
  if (toIds(ranked) !== toIds(page)) wrong.push(query);
  // Equal matches are in the order of the rotation, so only their rank is compared.
  const ranks = new Map(expected.map(({ id, rank }) => [id, rank]));
  const fewRanks = few?.rows.map(({ id }) => ranks.get(id)).join("; ");
  if (few?.total !== expected.length || fewRanks !== page.map(({ rank }) => rank).join("; "))
    wrong.push(`few: ${query}`);
  if ((await countFound(world.db, criteria)) !== expected.length) wrong.push(`count: ${query}`);
  return wrong;
}
