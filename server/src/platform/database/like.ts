import { sql, type RawBuilder } from "kysely";

/** LIKE pattern that matches the text anywhere; `%`, `_` and the backslash are escaped. */
export const toContainsPattern = (text: string) => `%${escapeLike(text)}%`;

export const toPrefixPattern = (text: string) => `${escapeLike(text)}%`;

export const toSuffixPattern = (text: string) => `%${escapeLike(text)}`;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Like `toContainsPattern`, but ignores case and accents, for columns normalized by `norm`. Escapes after
 * normalizing, because a full-width `％` becomes a `%`.
 */
export const toNormalizedContainsPattern = (text: string): RawBuilder<string> =>
  sql`'%' || ${escapeNormalizedLike(text)} || '%'`;

export const toNormalizedPrefixPattern = (text: string): RawBuilder<string> =>
  sql`${escapeNormalizedLike(text)} || '%'`;

const escapeNormalizedLike = (text: string) =>
  sql`regexp_replace(norm(${text}), ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`;
