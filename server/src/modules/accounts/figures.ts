import type { Context } from "#platform/context.ts";
import * as activeDays from "./store/active-days.ts";
import { countUsers } from "./store/administer.ts";
import * as users from "./store/users.ts";

/** Returns the account counts for the admin dashboard. */
export const getUserFigures = async ({ db }: Context) => ({
  total: await countUsers(db),
  banned: await countUsers(db, "banned"),
  suspended: await countUsers(db, "suspended"),
});

export const listActiveDays = ({ db }: Context, since: string) => activeDays.selectActiveDays(db, since);

/** Seeds the demo with active days from before its start. */
export const recordActiveDays = ({ db }: Context, days: readonly { day: string; people: number }[]) =>
  activeDays.insertActiveDays(db, days);

/** Whether there is any account besides those of admins. */
export const hasMembers = ({ db }: Context): Promise<boolean> => users.hasMembers(db);
