import { limits } from "@vesper/contract/core/limits";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview, buildReviewDraft, toReviewsPath } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";
import { checkReviews } from "./service/check.ts";

const world = await createWorld();
afterAll(() => world.close());
let admin = await world.admin();

async function eraseClosed(): Promise<void> {
  world.clock.advance(limits.account.eraseAfter + 1000);
  await world.jobs.send(world.db, "accounts.daily-cleaning", {});
  await world.jobs.drain();
  admin = await world.signedInAgain(admin);
}

async function recount(profileId: string) {
  const rows = await world.db
    .selectFrom("reviews")
    .select("rating")
    .where("profileId", "=", profileId)
    .where("status", "=", "approved")
    .where("isHidden", "=", false)
    .execute();
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  const histogram: Record<number, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of rows) histogram[rating] = (histogram[rating] ?? 0) + 1;
  return {
    average: rows.length === 0 ? 0 : Math.round((sum / rows.length) * 100) / 100,
    count: rows.length,
    histogram,
  };
}

const steps = ["write", "approve", "reject", "edit", "delete", "hide", "restore", "erase"] as const;
type Step = (typeof steps)[number];

/** Steps that have an effect in each state. Any other step must be refused and change nothing. */
const validSteps: Record<string, readonly Step[]> = {
  none: ["write"],
  pending: ["approve", "approve", "approve", "reject", "edit", "delete"],
  approved: ["edit", "hide", "delete", "edit", "hide", "erase"],
  hidden: ["restore", "restore", "edit", "delete"],
  rejected: ["edit", "edit", "delete"],
};

interface Player {
  person: Person;
  reviewId: string | null;
}

async function getReviewState({ reviewId }: Player): Promise<string> {
  if (!reviewId) return "none";
  const row = await world.db
    .selectFrom("reviews")
    .select(["status", "isHidden"])
    .where("id", "=", reviewId)
    .executeTakeFirst();
  return row ? (row.status === "approved" && row.isHidden ? "hidden" : row.status) : "none";
}

/** Picks a valid step most of the time, and occasionally any step. */
async function pickStep(player: Player, choice: number): Promise<Step> {
  const possible = choice % 8 === 0 ? steps : validSteps[await getReviewState(player)];
  return possible?.[Math.floor(choice / 8) % possible.length] ?? "write";
}

async function runStep(step: Step, player: Player, profile: { id: string }, rating: number): Promise<void> {
  const { person, reviewId: id } = player;
  if (step === "write") {
    const { status, body } = await world.post(toReviewsPath(profile), buildReviewDraft({ rating }), person);
    if (status === 201) player.reviewId = body.data._id;
  }
  if (step === "approve") await world.post(`/admin/reviews/${id}/approve`, undefined, admin);
  if (step === "reject") await world.post(`/admin/reviews/${id}/reject`, { reason: "No." }, admin);
  if (step === "edit") await world.put(`/reviews/${id}`, { rating }, person);
  if (step === "delete") await world.delete(`/reviews/${id}`, person);
  if (step === "hide") await hide(id);
  if (step === "restore") await restore(id);
  if (step === "erase") {
    await world.delete("/auth/me", person, { password: person.password });
    await eraseClosed();
    Object.assign(player, { person: await world.user(), reviewId: null });
  }
}

async function hide(targetId: string | null): Promise<void> {
  await world.post("/reports", { targetType: "review", targetId, reason: "scam" });
  const open = await world.db
    .selectFrom("cases")
    .select("id")
    .where("subjectId", "=", targetId)
    .where("status", "=", "open")
    .executeTakeFirst();
  const decision = { resolution: "upheld", action: "hide", note: "No." };
  if (open) await world.post(`/admin/cases/${open.id}/decide`, decision, admin);
}

async function restore(subjectId: string | null): Promise<void> {
  const inForce = await world.db
    .selectFrom("restrictions")
    .select("id")
    .where("subjectId", "=", subjectId)
    .where("action", "=", "hide")
    .where("liftedAt", "is", null)
    .execute();
  for (const { id } of inForce) await world.post(`/admin/restrictions/${id}/lift`, undefined, admin);
}

describe("a profile's rating summary", () => {
  it("always equals its visible reviews, after any sequence of changes", async () => {
    const move = fc.record({
      choice: fc.nat({ max: 10_000 }),
      who: fc.nat({ max: 2 }),
      rating: fc.integer({ min: 1, max: 5 }),
    });
    const moves = fc.array(move, { minLength: 20, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const profile = await buildPublicProfile(world, admin);
        const players: Player[] = [];
        for (let count = 0; count < 3; count += 1) {
          players.push({ person: await world.user(), reviewId: null });
        }
        for (const { choice, who, rating } of sequence) {
          const player = players[who];
          if (!player) continue;
          const step = await pickStep(player, choice);
          await runStep(step, player, profile, rating);

          const listed = await world.get(`${toReviewsPath(profile)}?limit=100`);
          const told = listed.body.data.summary;
          expect(told).toEqual(await recount(profile.id));
          expect(listed.body.meta.total).toBe(told.count);
          const card = await world.get(`/escort-profile/${profile.id}`);
          expect(card.body.data.rating).toEqual({ average: told.average, count: told.count });
          expect(await checkReviews(createContext(world.platform))).toEqual([]);
          if (step === "erase") await refresh(players);
        }
      }),
      { numRuns: 4 },
    );
  });

  it("is reported by the check when it is wrong", async () => {
    const profile = await buildPublicProfile(world, admin);
    await buildApprovedReview(world, admin, profile, await world.user());

    await world.db
      .updateTable("profileRatings")
      .set({ fives: 7 })
      .where("profileId", "=", profile.id)
      .execute();

    const problems = await checkReviews(createContext(world.platform));
    await world.db
      .updateTable("profileRatings")
      .set({ fives: 0 })
      .where("profileId", "=", profile.id)
      .execute();
    expect(problems).toEqual([`profile ${profile.id} has a rating that does not match its reviews`]);
    expect(await checkReviews(createContext(world.platform))).toEqual([]);
  });

  it("stays correct under concurrent approvals and deletions", async () => {
    const profile = await buildPublicProfile(world, admin);
    const authors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.user()));
    const ids: string[] = [];
    for (const author of authors) {
      const { body } = await world.post(toReviewsPath(profile), buildReviewDraft(), author);
      ids.push(body.data._id);
    }

    await Promise.all([
      ...ids.map((id) => world.post(`/admin/reviews/${id}/approve`, undefined, admin)),
      ...ids.slice(0, 3).map((id, index) => world.delete(`/reviews/${id}`, authors[index])),
    ]);

    const listed = await world.get(toReviewsPath(profile));
    expect(listed.body.data.summary).toEqual(await recount(profile.id));
    expect(listed.body.data.summary.count).toBe(3);
  });
});

async function refresh(players: Player[]): Promise<void> {
  for (const player of players) player.person = await world.signedInAgain(player.person);
}

describe("erasing an account", () => {
  it("keeps published reviews without their author and deletes the others", async () => {
    const [author, vera, ines] = [
      await world.user({ name: "Canary Quill" }),
      await buildPublicProfile(world, admin),
      await buildPublicProfile(world, admin),
    ];
    await buildApprovedReview(world, admin, vera, author, { title: "Read by all" });
    await world.post(toReviewsPath(ines), buildReviewDraft({ title: "Read by nobody" }), author);
    const before = await world.get("/auth/me/export", author);

    await world.delete("/auth/me", author, { password: author.password });
    const closed = await world.get(toReviewsPath(vera));
    await eraseClosed();

    const erased = await world.get(toReviewsPath(vera));
    const left = await world.db
      .selectFrom("reviews")
      .select("title")
      .where("authorId", "=", author.id)
      .execute();
    expect(before.body.data.reviews.written).toHaveLength(2);
    for (const { body } of [closed, erased]) {
      expect(body.data.reviews).toMatchObject([{ title: "Read by all", authorId: null }]);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${author.id}|Canary`));
    }
    expect(erased.body.data.summary.count).toBe(1);
    expect(left).toEqual([{ title: "Read by all" }]);
  });

  it("deletes the reviews of its profile, after exporting its replies", async () => {
    const vera = await buildPublicProfile(world, admin);
    const id = await buildApprovedReview(world, admin, vera, await world.user());
    await world.post(`/reviews/${id}/reply`, { text: "Thank you!" }, vera.escort);
    const { body } = await world.get("/auth/me/export", vera.escort);

    await world.delete("/auth/me", vera.escort, { password: vera.escort.password });
    await eraseClosed();

    const left = await world.db.selectFrom("reviews").select("id").where("id", "=", id).execute();
    expect(body.data.reviews.replies).toMatchObject([{ reviewId: id, text: "Thank you!" }]);
    expect(left).toEqual([]);
  });
});
