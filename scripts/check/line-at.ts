/** One-based line of an offset, as in editors and terminals. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset + 1).split("\n").length;
