/**
 * An address of the home page that no cache has an answer for. Parameters that a page does not read share its cached
 * copy, so this is one that home reads: an offset with a leading zero is invalid and counts as none.
 */
export const toUniqueHomePath = (count: number): string => `/?offset=0${count}`;
