import { limits } from "@vesper/contract/limits";
import { text } from "@vesper/contract/text";

/** The words of a search in an address: long enough to be looked for. */
export const searchWords = text(limits.search.query, limits.search.minimum);
