import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import { toPrefixPattern, toNormalizedContainsPattern, toSuffixPattern } from "#platform/database/like.ts";

/** Results of the dictionary lookups for a query, which are made before any profile is read. */
export interface DictionaryMatches {
  /** Normalized like names and cities: lowercase, without accents. */
  q: string;
  /** Cities that equal, start with, or contain the query. */
  exactCities: string[];
  startCities: string[];
  partCities: string[];
  /** Words in names that the query contains, and cities whose first word it contains. */
  nameTerms: string[];
  wordCities: string[];
  /** Words in names that contain the query; null if the query has several words or there are too many matches. */
  containingTerms: string[] | null;
}

/** If more words than this match, they are common: a scan by name length finds one of them quickly. */
const maxContainingTerms = 500;

interface DictionaryRow {
  q: string;
  cities: string[];
  wordCities: string[];
  nameTerms: string[];
  containingTerms: string[];
}

const selectMatches = oneByKey(
  (_db, { text }: { text: string }) => sql<DictionaryRow>`
    with given as materialized (
      select q, ${toNormalizedContainsPattern(text)} as pattern, array(
        select substr(q, start, size)
        from generate_series(1, length(q)) as start, generate_series(0, length(q) - start + 1) as size
      ) as parts
      from norm(${text}) as q
    )
    select q,
      (select coalesce(json_agg(distinct city_norm), '[]') from places where city_norm like pattern) as cities,
      (
        select coalesce(json_agg(distinct city_norm), '[]') from places
        where split_part(city_norm, ' ', 1) = any(parts)
      ) as word_cities,
      (select coalesce(json_agg(word), '[]') from search_words where word = any(parts)) as name_terms,
      (
        select coalesce(json_agg(word), '[]') from (
          select word from search_words where word like pattern limit ${sql.lit(maxContainingTerms + 1)}
        ) as words
      ) as containing_terms
    from given`,
);

export async function selectDictionaryMatches(db: Database, text: string): Promise<DictionaryMatches> {
  const row = await selectMatches(db, { text });
  const { q = "", cities = [], wordCities = [], nameTerms = [], containingTerms = [] } = row ?? {};
  return {
    q,
    exactCities: cities.filter((city) => city === q),
    startCities: cities.filter((city) => city !== q && city.startsWith(q)),
    partCities: cities.filter((city) => !city.startsWith(q)),
    nameTerms,
    wordCities,
    containingTerms: q.includes(" ") || containingTerms.length > maxContainingTerms ? null : containingTerms,
  };
}

/** Selects the known word most similar to a possible typo. */
export async function selectSimilarTerm(db: Database, word: string): Promise<string | undefined> {
  const half = Math.ceil(word.length / 2);
  const [beginning, end] = [toPrefixPattern(word.slice(0, half)), toSuffixPattern(word.slice(half))];
  // Also compares each half: a single typo leaves one half of a word intact, even if too few letters remain for
  // trigram similarity.
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where (word % ${word} or word like ${beginning} or word like ${end})
      and abs(length(word) - length(${word})) <= 2
      and similarity(word, ${word}) >= 0.2
    order by similarity(word, ${word}) desc, word limit 1`.execute(db);
  return rows[0]?.word;
}

export async function insertSearchTerms(db: Database, texts: string[]): Promise<void> {
  await sql`
    insert into search_words
    select distinct part from unnest(${texts}::text[]) as given, string_to_table(norm(given), ' ') as part
    where part <> ''
    -- In one order, so that nobody waits in a circle.
    order by part
    on conflict do nothing`.execute(db);
}

/** Deletes words that no public profile uses anymore. */
export async function refreshSearchTerms(db: Database): Promise<void> {
  const current = sql`
    select distinct word from profiles, string_to_table(name_norm || ' ' || city_norm, ' ') as word
    where listed and word <> ''`;
  await sql`delete from search_words where word not in (${current})`.execute(db);
  // Adds words of profiles that became public while the deletion ran.
  await sql`insert into search_words ${current} order by word on conflict do nothing`.execute(db);
}
