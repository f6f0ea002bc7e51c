import { expect } from "vitest";
import type { Person } from "../factories/accounts.ts";
import { buildPublicProfile } from "../factories/profiles.ts";
import type { World } from "../world.ts";
import type { Moderator } from "./moderation-model.ts";

/** A public profile on a real site, two moderators and an admin. */
export async function createModerationSite(world: World) {
  const admin = await world.admin();
  const profile = await buildPublicProfile(world, admin);
  const staff = [await world.user({ roles: ["moderator"] }), await world.user({ roles: ["moderator"] })];
  /** Links in mails to a person who cannot sign in, by the number of the decision. */
  const appealLinks = new Map<number, string>();

  const site = {
    world,
    profile,
    staff,
    owner: profile.escort,
    appealLinks,
    now: () => world.clock.now().getTime(),
    getModerator: (who: Moderator) => staff[who] as Person,

    /** Access tokens end after fifteen minutes, so everyone who can signs in again. */
    async signInAgain(): Promise<void> {
      for (const [at, person] of staff.entries()) staff[at] = await world.signedInAgain(person);
    },

    async findCaseId(): Promise<string> {
      const row = await world.db
        .selectFrom("cases")
        .select("id")
        .where("subjectId", "=", profile.id)
        .orderBy("openedAt", "desc")
        .orderBy("id", "desc")
        .executeTakeFirst();
      return row?.id ?? crypto.randomUUID();
    },

    /** Every restriction of the profile and its owner with its statement, oldest first. */
    listRestrictions: () =>
      world.db
        .selectFrom("restrictions")
        .innerJoin("statements", "statements.restrictionId", "restrictions.id")
        .select([
          "restrictions.id",
          "restrictions.action",
          "restrictions.liftedAt",
          "statements.id as statementId",
        ])
        .where("restrictions.userId", "=", profile.escort.id)
        .orderBy("restrictions.createdAt")
        .orderBy("restrictions.id")
        .execute(),

    async countAudited(): Promise<Record<string, number>> {
      const rows = await world.db
        .selectFrom("auditLog")
        .select("action")
        .where("subjectId", "in", [profile.id, profile.escort.id])
        .execute();
      return Object.fromEntries(
        Map.groupBy(rows, ({ action }) => action)
          .entries()
          .map(([action, all]) => [action, all.length]),
      );
    },

    async setRoles(who: Moderator, roles: string[]): Promise<void> {
      const again = await world.signedInAgain(admin);
      const { status } = await world.put(`/admin/users/${staff[who]?.id}/roles`, { roles }, again);
      expect(status).toBe(200);
    },

    /** Runs the hourly job that ends what is overdue. */
    async sweep(): Promise<void> {
      await world.jobs.send(world.db, "moderation.hourly-sweep", {});
      await world.jobs.drain();
    },

    getOwner: () => world.signedInAgain(profile.escort),
  };
  return site;
}
export type ModerationSite = Awaited<ReturnType<typeof createModerationSite>>;
