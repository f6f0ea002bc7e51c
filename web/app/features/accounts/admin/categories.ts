import { reasons } from "@vesper/contract/reasons";

/** The catalogue of reasons as the options of a select. */
export const categories = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));
