import type { Context } from "#platform/context.ts";
import { selectAppealQueue } from "./store/appeals.ts";
import { selectQueue } from "./store/cases.ts";

export const getAppealQueue = ({ db }: Context) => selectAppealQueue(db);
export const getCaseQueue = ({ db }: Context) => selectQueue(db);
