import type { Context } from "#platform/context.ts";
import { selectProfileQueue } from "./store/administer.ts";

export const getProfileQueue = ({ db }: Context) => selectProfileQueue(db);
