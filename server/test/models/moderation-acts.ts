import fc from "fast-check";
import {
  claimCase,
  decideCase,
  endOverdue,
  findJudgeRefusal,
  findWorkRefusal,
  isBanned,
  isVisible,
  moderators,
  type Action,
  type Decision,
  type ModerationModel,
} from "./moderation-model.ts";
import type { ModerationSite } from "./moderation-site.ts";
import { createActs, expectEqual } from "./model.ts";

const act = createActs<ModerationModel, ModerationSite>();
const anyModerator = fc.constantFrom(...moderators);
const anyAction = fc.constantFrom<Action>("none", "hide", "hide", "suspend", "suspend", "ban");
const [minute, day] = [60_000, 86_400_000];

const report = act("report", fc.constant(null), async (model, site) => {
  const body = { targetType: "profile", targetId: site.profile.id, reason: "scam", details: "Look at this" };
  const { status } = await site.world.post("/reports", body);

  expectEqual(status, isVisible(model) ? 201 : 404);
  if (status === 201) model.hasOpenCase = true;
});

const claim = act("claim", anyModerator, async (model, site, me) => {
  const path = `/admin/cases/${await site.findCaseId()}/claim`;
  const { status } = await site.world.post(path, undefined, site.getModerator(me));

  if (model.audited["case.decided"] === 0 && !model.hasOpenCase)
    return expectEqual(status, model.isCapable[me] ? 404 : 403);
  const refusal = findWorkRefusal(model, me, site.now());
  expectEqual(status, refusal ?? 200);
  if (!refusal) claimCase(model, me, site.now());
});

const toDecision = (action: Action, days: number | null) => ({
  resolution: action === "none" ? "dismissed" : "upheld",
  action,
  note: "Misleading offers",
  ...(action === "suspend" && days && { days }),
});

const toEnd = (site: ModerationSite, action: Action, days: number | null) =>
  action === "suspend" && days ? site.now() + days * day : null;

const decide = act(
  "decide",
  fc.tuple(anyModerator, anyAction, fc.constantFrom(null, 3)),
  async (model, site, [me, action, days]) => {
    const path = `/admin/cases/${await site.findCaseId()}/decide`;
    const { status } = await site.world.post(path, toDecision(action, days), site.getModerator(me));

    if (model.audited["case.decided"] === 0 && !model.hasOpenCase)
      return expectEqual(status, model.isCapable[me] ? 404 : 403);
    const refusal = findWorkRefusal(model, me, site.now());
    expectEqual(status, refusal ?? 200);
    if (!refusal) decideCase(model, me, action, toEnd(site, action, days));
  },
);

/** Of two who decide at the same moment, one is refused and changes nothing. */
const decideAtOnce = act("both decide", anyAction, async (model, site, action) => {
  const path = `/admin/cases/${await site.findCaseId()}/decide`;
  const may = moderators.filter((me) => findWorkRefusal(model, me, site.now()) === null);
  const answers = await Promise.all(
    moderators.map((me) => site.world.post(path, toDecision(action, null), site.getModerator(me))),
  );

  const winners = moderators.filter((me) => answers[me]?.status === 200);
  expectEqual(winners.length, Math.min(may.length, 1));
  const [winner] = winners;
  if (winner === undefined) return;
  expectEqual(may.includes(winner), true);
  decideCase(model, winner, action, null);
});

/** Picks one of the decisions so far, with its number. */
function pick({ decisions }: ModerationModel, drawn: number): { at: number; decision: Decision } | null {
  const at = drawn % (decisions.length || 1);
  const decision = decisions[at];
  return decision ? { at, decision } : null;
}

const lift = act("lift", fc.tuple(anyModerator, fc.nat({ max: 20 })), async (model, site, [me, drawn]) => {
  const picked = pick(model, drawn);
  if (!picked) return;
  const { id } = (await site.listRestrictions())[picked.at] ?? {};
  const { status } = await site.world.post(`/admin/restrictions/${id}/lift`, {}, site.getModerator(me));

  const refusal = picked.decision.isLifted ? 409 : null;
  expectEqual(status, model.isCapable[me] ? (refusal ?? 200) : 403);
  if (status !== 200) return;
  picked.decision.isLifted = true;
  model.audited["restriction.lifted"] += 1;
});

const appeal = act("appeal", fc.nat({ max: 20 }), async (model, site, drawn) => {
  const picked = pick(model, drawn);
  if (!picked) return;
  const { at, decision } = picked;
  const text = "I was away that day.";
  const link = site.appealLinks.get(at);
  // A banned person has only the link in the mail about the ban.
  if (isBanned(model) && !link) return;
  const { statementId } = (await site.listRestrictions())[at] ?? {};
  const { status } = link
    ? await site.world.post("/appeals", { token: link, text })
    : await site.world.post(`/notices/${statementId}/appeal`, { text }, await site.getOwner());

  const isPossible = decision.appeal === "none" && !decision.isLifted;
  expectEqual(status, isPossible ? 201 : 409);
  if (isPossible) decision.appeal = "open";
});

const judge = act(
  "judge",
  fc.tuple(anyModerator, fc.nat({ max: 20 }), fc.constantFrom<"upheld" | "reversed">("upheld", "reversed")),
  async (model, site, [me, drawn, outcome]) => {
    const picked = pick(model, drawn);
    if (!picked || picked.decision.appeal === "none") return;
    const { statementId = "" } = (await site.listRestrictions())[picked.at] ?? {};
    const { id } = await site.world.db
      .selectFrom("appeals")
      .select("id")
      .where("statementId", "=", statementId)
      .executeTakeFirstOrThrow();
    const body = { outcome, note: "We looked at it again." };
    const { status } = await site.world.post(`/admin/appeals/${id}/decide`, body, site.getModerator(me));

    const refusal = findJudgeRefusal(model, me, picked.decision);
    expectEqual(status, refusal ?? 200);
    if (refusal) return;
    picked.decision.appeal = outcome;
    if (outcome === "reversed") picked.decision.isLifted = true;
    model.audited["appeal.decided"] += 1;
  },
);

/** A moderator without the role holds nothing any more. */
const changeRole = act("take or give the role", anyModerator, async (model, site, who) => {
  model.isCapable[who] = !model.isCapable[who];
  await site.setRoles(who, model.isCapable[who] ? ["moderator"] : ["user"]);

  if (!model.isCapable[who] && model.lease?.holder === who) model.lease = null;
});

const wait = act(
  "wait",
  fc.constantFrom(minute, 6 * minute, 16 * minute, 4 * day),
  async (model, site, time) => {
    site.world.clock.advance(time);
    await site.sweep();
    await site.signInAgain();
    endOverdue(model, site.now());
  },
);

export const moderationActs = [
  report,
  report,
  claim,
  decide,
  decide,
  decideAtOnce,
  lift,
  appeal,
  appeal,
  judge,
  judge,
  changeRole,
  wait,
];
