/** A path that no cache has an answer for. */
export const toUniquePath = (path: string, count: number): string => `${path}?n=${count}`;
