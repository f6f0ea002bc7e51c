/** Enough of an id or a hash to tell two apart. */
export const shortened = (text: string) => (text.length > 10 ? `${text.slice(0, 8)}…` : text);
