import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";

/** The same numbers as in the function `search_parts`. */
const [minPartLength, maxPartLength] = [3, 16];

/** A search of the index on the parts of all texts, as text for the type `tsquery`. */
export interface PartSearch {
  parts: string;
  /** Whether it finds nothing but matches. Otherwise the texts have to be compared as well. */
  isExact: boolean;
}

const takeLetters = (text: string, from: number, to?: number) => Array.from(text).slice(from, to).join("");
const quote = (part: string) => `'${part.replaceAll(/['\\]/g, "$&$&")}'`;
const startsWith = (part: string) => `${quote(part)}:*`;

/** Returns null for letters that the index cannot find. */
export function findTextSearch(q: string): PartSearch | null {
  const terms = q.split(" ");
  const [longest = ""] = terms.toSorted((one, other) => other.length - one.length);
  const hasLongTerm = Array.from(longest).length >= minPartLength;
  const parts = [
    ...(hasLongTerm ? [takeLetters(longest, 0, maxPartLength)] : []),
    ...terms.slice(1).flatMap((term, at) => findSpacePart(terms[at] ?? "", term)),
  ];
  if (parts.length === 0) return null;
  return { parts: parts.map(startsWith).join(" & "), isExact: parts.length === 1 && parts[0] === q };
}

/** The letter before a space with up to two after it. */
const findSpacePart = (before: string, after: string) =>
  before && after ? [`${takeLetters(before, -1)} ${takeLetters(after, 0, 2)}`] : [];

/** Finds everything that matches a query in any way. */
export function findPartSearch({ q, nameTerms, wordCities }: DictionaryMatches): PartSearch | null {
  const search = findTextSearch(q);
  if (!search) return null;
  const cityTerms = new Set(wordCities.map((city) => city.split(" ")[0]));
  const contained = [
    ...nameTerms.map((term) => `name ${term}`),
    ...Array.from(cityTerms, (term) => `city ${term}`),
  ];
  return { ...search, parts: [`(${search.parts})`, ...contained.map(quote)].join(" | ") };
}

export const matchesParts = ({ parts }: PartSearch) => sql<SqlBool>`search_parts(texts) @@ ${parts}::tsquery`;

/** Whether a search by parts finds the text of a profile. As an array, so that the planner starts with it. */
export const hasParts = (search: PartSearch): RawBuilder<SqlBool> =>
  sql`profiles.id = any(array(select profile_id from listed_texts where ${matchesParts(search)}))`;

/** Selects profiles whose stored text is missing, left over, or differs from the profile. */
export async function selectWrongTexts(db: Database, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select profiles.id from profiles left join listed_texts on profile_id = profiles.id
    where case when profiles.listed then join_listed_texts(profiles) end is distinct from texts
    limit ${limit}`.execute(db);
  return rows;
}
