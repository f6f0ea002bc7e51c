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
  toContainsPatternInSql(sql`norm(${text})`);

export const toNormalizedPrefixPattern = (text: string): RawBuilder<string> =>
  sql`${escapeLikeInSql(sql`norm(${text})`)} || '%'`;

/** Like `toContainsPattern`, for the value of an expression. */
export const toContainsPatternInSql = (value: RawBuilder<string>): RawBuilder<string> =>
  sql`'%' || ${escapeLikeInSql(value)} || '%'`;

const escapeLikeInSql = (value: RawBuilder<string>) =>
  sql`regexp_replace(${value}, ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`;
