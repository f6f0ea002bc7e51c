import type { SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Context } from "#platform/context.ts";
import * as store from "../store/restrictions.ts";

/** Whether a decision hides the subject from the public; a hold is not a decision. */
export const isRemoved = ({ db }: Context, subject: { type: SubjectKind; id: string }) =>
  store.isRemoved(db, subject);

/** Whether a restriction is in force against a person. Holds and rejected drafts do not count. */
export const isRestricted = ({ db }: Context, userId: string) => store.isRestricted(db, userId);
