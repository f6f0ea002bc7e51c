import type { Context } from "#platform/context.ts";
import { selectContactQueue } from "./store.ts";

export const getContactQueue = ({ db }: Context) => selectContactQueue(db);
