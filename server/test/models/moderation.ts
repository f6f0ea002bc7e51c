import { expect } from "vitest";
import { createWorld } from "../world.ts";
import { checkModel, type RunOptions } from "./model.ts";
import { moderationActs } from "./moderation-acts.ts";
import { createModerationModel, isBanned, isVisible, type ModerationModel } from "./moderation-model.ts";
import { createModerationSite, type ModerationSite } from "./moderation-site.ts";

/** Reports, leases, decisions, appeals and their ends, about one profile and by two moderators. */
export async function checkModeration(options: RunOptions): Promise<void> {
  const world = await createWorld();
  world.clock.freeze();
  try {
    await checkModel(
      {
        acts: moderationActs,
        create: async () => ({ model: createModerationModel(), real: await createModerationSite(world) }),
        expectSame,
      },
      options,
    );
  } finally {
    await world.close();
  }
}

/** The public sees what no decision hides; each decision has one statement and one audit entry. */
async function expectSame(model: ModerationModel, site: ModerationSite): Promise<void> {
  const { world, profile, owner } = site;
  world.clock.advance(1000);
  const page = await world.get(`/escort-profile/${profile.slug}`);
  expect(page.status).toBe(isVisible(model) ? 200 : 404);

  const { email, password } = owner;
  const entered = await world.post("/auth/login", { email, password });
  expect([entered.status, entered.body.error]).toEqual(
    isBanned(model) ? [403, "account_banned"] : [200, undefined],
  );
  if (isBanned(model)) await keepAppealLink(model, site);
  else await expectSameStatements(model, site, entered.body.data);

  const restrictions = await site.listRestrictions();
  expect(restrictions.map(({ action, liftedAt }) => [action, liftedAt !== null])).toEqual(
    model.decisions.map(({ action, isLifted }) => [action, isLifted]),
  );
  const counts = await site.countAudited();
  expect(Object.keys(model.audited).map((action) => counts[action] ?? 0)).toEqual(
    Object.values(model.audited),
  );
}

/** The owner reads each decision once, newest first, with what became of it. */
async function expectSameStatements(
  model: ModerationModel,
  { world }: ModerationSite,
  owner: { tokens: { access: string } },
) {
  const { body } = await world.get("/notices?limit=100", owner);
  expect(
    body.data.map(
      ({
        action,
        liftedAt,
        appeal,
      }: {
        action: string;
        liftedAt: string | null;
        appeal: { outcome: string | null } | null;
      }) => [action, liftedAt !== null, appeal ? (appeal.outcome ?? "open") : "none"],
    ),
  ).toEqual(model.decisions.map(({ action, isLifted, appeal }) => [action, isLifted, appeal]).toReversed());
}

/** The mail about a ban has the only link through which its owner can appeal. */
async function keepAppealLink(
  { decisions }: ModerationModel,
  { world, owner, appealLinks }: ModerationSite,
): Promise<void> {
  const at = decisions.findLastIndex(({ action }) => action === "ban");
  if (appealLinks.has(at)) return;
  const token = await world.mailedToken(owner.email, "/appeal");
  expect(token).not.toBe("");
  appealLinks.set(at, token);
}
