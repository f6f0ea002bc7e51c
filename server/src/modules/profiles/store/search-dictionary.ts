import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import { toContainsPatternInSql, toPrefixPattern, toSuffixPattern } from "#platform/database/like.ts";

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

const trigramLength = 3;

type DictionaryRow = Pick<DictionaryMatches, "q" | "wordCities" | "nameTerms"> & {
  cities: string[];
  containingTerms: string[];
};

const selectMatches = (contains: (column: string) => RawBuilder<SqlBool>) =>
  oneByKey(
    (_db, { text }: { text: string }) => sql<DictionaryRow>`
      with given as materialized (
        select q, ${toContainsPatternInSql(sql`q`)} as pattern, array(
          select substr(q, start, size)
          from generate_series(1, length(q)) as start, generate_series(1, length(q) - start + 1) as size
        ) as parts
        from norm(${text}) as q
      )
      select q,
        array(select city_norm from places where ${contains("city_norm")}) as cities,
        array(select city_norm from places where split_part(city_norm, ' ', 1) = any(parts)) as word_cities,
        array(select word from search_words where word = any(parts)) as name_terms,
        array(
          select word from search_words where ${contains("word")} limit ${sql.lit(maxContainingTerms + 1)}
        ) as containing_terms
      from given`,
  );

/** Fewer letters than a trigram are compared with each word: with an index, all of it would be read. */
const selectMatchesOfTwoLetters = selectMatches((column) => sql`strpos(${sql.ref(column)}, q) > 0`);
const selectMatchesOfMoreLetters = selectMatches((column) => sql`${sql.ref(column)} like pattern`);

export async function selectDictionaryMatches(db: Database, text: string): Promise<DictionaryMatches> {
  const isShort = Array.from(text).length < trigramLength;
  const row = await (isShort ? selectMatchesOfTwoLetters : selectMatchesOfMoreLetters)(db, { text });
  const { q = "", cities: found = [], wordCities = [], nameTerms = [], containingTerms = [] } = row ?? {};
  // Cities of the same name in several countries.
  const cities = [...new Set(found)];
  return {
    q,
    exactCities: cities.filter((city) => city === q),
    startCities: cities.filter((city) => city !== q && city.startsWith(q)),
    partCities: cities.filter((city) => !city.startsWith(q)),
    nameTerms,
    wordCities: [...new Set(wordCities)],
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
