/** One-based line of an offset, as editors and terminals count it. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset + 1).split("\n").length;
