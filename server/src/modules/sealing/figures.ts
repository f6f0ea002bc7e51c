import type { Context } from "#platform/context.ts";
import { countPlainRows } from "./store/plain-counts.ts";

/** Number of rows that the background job has not sealed yet, by table. */
export const getPlainRows = ({ db }: Context): Promise<Record<string, number>> => countPlainRows(db);
