import { sql, type RawBuilder } from "kysely";

/** The pattern that finds a text anywhere. `%`, `_` and the backslash are ordinary characters. */
export const toContainsPattern = (text: string) => `%${escapeLike(text)}%`;

export const toPrefixPattern = (text: string) => `${escapeLike(text)}%`;

export const toSuffixPattern = (text: string) => `%${escapeLike(text)}`;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The same without case and accents, for columns that were normalised by `norm`. Normalised first and made literal
 * then: a wide `％` is an ordinary character that becomes a `%` on the way.
 */
export const toNormalizedContainsPattern = (text: string): RawBuilder<string> =>
  sql`'%' || ${escapeNormalizedLike(text)} || '%'`;

export const toNormalizedPrefixPattern = (text: string): RawBuilder<string> =>
  sql`${escapeNormalizedLike(text)} || '%'`;

const escapeNormalizedLike = (text: string) =>
  sql`regexp_replace(norm(${text}), ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`;
