import { sql, type RawBuilder } from "kysely";

/** The pattern that finds a text anywhere. `%`, `_` and the backslash are ordinary characters. */
export const containing = (text: string) => `%${literally(text)}%`;

export const beginningWith = (text: string) => `${literally(text)}%`;

export const endingWith = (text: string) => `%${literally(text)}`;

const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * The same without case and accents, for columns that were normalised by `norm`. Normalised first and made literal
 * then: a wide `％` is an ordinary character that becomes a `%` on the way.
 */
export const containingNorm = (text: string): RawBuilder<string> => sql`'%' || ${literalNorm(text)} || '%'`;

export const beginningWithNorm = (text: string): RawBuilder<string> => sql`${literalNorm(text)} || '%'`;

const literalNorm = (text: string) =>
  sql`regexp_replace(norm(${text}), ${String.raw`([\\%_])`}, ${String.raw`\\\1`}, 'g')`;
