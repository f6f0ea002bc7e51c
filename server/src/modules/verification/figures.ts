import type { Context } from "#platform/context.ts";
import { selectQueue } from "./store/verifications.ts";

export const getVerificationQueue = ({ db }: Context) => selectQueue(db);
