import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createCaseActions, hideDecision } from "#test/factories/cases.ts";
import { createWorld } from "#test/world.ts";
import { checkModeration } from "./index.ts";

const world = await createWorld();
afterAll(() => world.close());
const { decide, openCase } = createCaseActions(world);

const half = 183 * 24 * 60 * 60 * 1000;

/** Creates a person with a decision against them, and returns its statement of reasons. */
async function decided(body: object = hideDecision) {
  const [admin, { id, person }] = [await world.admin(), await openCase()];
  expect((await decide(id, body, admin)).status).toBe(200);
  const row = await world.db
    .selectFrom("statements")
    .select("id")
    .where("userId", "=", person.id)
    .executeTakeFirstOrThrow();
  return { admin, person, statement: row.id };
}

const appeal = (statementId: string, who: Person, text = "I was away that day.") =>
  world.post(`/notices/${statementId}/appeal`, { text }, who);

async function getAppealId(person: Person): Promise<string> {
  const { id } = await world.db
    .selectFrom("appeals")
    .select("id")
    .where("userId", "=", person.id)
    .executeTakeFirstOrThrow();
  return id;
}

const judge = (id: string, admin: Person, outcome: "upheld" | "reversed", note = "We looked at it again.") =>
  world.post(`/admin/appeals/${id}/decide`, { outcome, note }, admin);

const ban = { ...hideDecision, action: "ban" };
const linkTo = async (person: Person) => (await world.mailedToken(person.email)) || "";

describe("an appeal", () => {
  it("is stored with its decision and visible to its author and admins", async () => {
    const [{ admin, person, statement }, other] = [await decided(), await world.admin()];

    const made = await appeal(statement, person);

    const own = await world.get("/notices", person);
    const queue = await world.get("/admin/appeals?limit=100", other);
    const item = queue.body.data.find(({ by }: { by: { _id: string } }) => by._id === person.id);
    const asDecider = await world.get("/admin/appeals?limit=100", admin);
    expect([made.status, made.body.data.appeal.text]).toEqual([201, "I was away that day."]);
    expect(own.body.data[0].appeal).toMatchObject({ outcome: null, note: null });
    expect(item).toMatchObject({
      isOwnDecision: false,
      decision: { action: "hide", decidedBy: { _id: admin.id } },
    });
    expect(asDecider.body.data.some(({ isOwnDecision }: { isOwnDecision: boolean }) => isOwnDecision)).toBe(
      true,
    );
  });

  it("can be made only once, even concurrently", async () => {
    const { person, statement } = await decided();

    const answers = await Promise.all(Array.from({ length: 8 }, () => appeal(statement, person)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  it("against another person's statement of reasons is not found", async () => {
    const [{ statement }, stranger] = [await decided(), await world.user()];

    expect((await appeal(statement, stranger)).status).toBe(404);
    expect((await world.post(`/notices/${statement}/appeal`, { text: "me" })).status).toBe(401);
  });

  it("is refused after six months or once the decision is lifted", async () => {
    const [late, lifted, other] = [await decided(), await decided(), await world.admin()];
    const { id } = await world.db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", lifted.person.id)
      .executeTakeFirstOrThrow();
    await world.post(`/admin/restrictions/${id}/lift`, {}, other);
    const notNeeded = await appeal(lifted.statement, lifted.person);

    world.clock.advance(half);
    const tooLate = await appeal(late.statement, await world.signedInAgain(late.person));

    expect([notNeeded.status, notNeeded.body.message]).toEqual([409, "This decision is no longer in force."]);
    expect([tooLate.status, tooLate.body.message]).toEqual([409, "The deadline to appeal has passed."]);
  });

  it("requires text", async () => {
    const { person, statement } = await decided();

    expect((await appeal(statement, person, "  ")).body.details).toEqual([expect.stringContaining("text")]);
  });

  it("by a banned person requires the link from the mail", async () => {
    const { person } = await decided(ban);
    const token = await linkTo(person);

    const read = await world.post("/appeals/read", { token });
    const made = await world.post("/appeals", { token, text: "It was not me." });
    const again = await world.post("/appeals", { token, text: "Once more." });
    const forged = await world.post("/appeals/read", {
      token: (token.startsWith("A") ? "B" : "A") + token.slice(1),
    });

    expect([read.status, read.body.data.action]).toEqual([200, "ban"]);
    expect([made.status, again.status]).toEqual([201, 409]);
    expect([forged.status, forged.body.error]).toEqual([400, "invalid_token"]);
  });
});

describe("an admin who decides an appeal", () => {
  it("is neither the original admin nor the person who appealed", async () => {
    const { admin, person, statement } = await decided();
    await appeal(statement, person);
    const id = await getAppealId(person);
    await world.db
      .updateTable("users")
      .set({ roles: ["admin"] })
      .where("id", "=", person.id)
      .execute();

    const byDecider = await judge(id, admin, "upheld");
    const byPerson = await judge(id, await world.signedInAgain(person), "reversed");

    expect([byDecider.status, byDecider.body.message]).toEqual([
      403,
      "You made this decision. A colleague has to decide the appeal.",
    ]);
    expect(byPerson.status).toBe(403);
  });

  it("can confirm the decision and gives a reason", async () => {
    const [{ person, statement }, other] = [await decided(), await world.admin()];
    await appeal(statement, person);

    const { status } = await judge(await getAppealId(person), other, "upheld", "The offer was misleading.");

    const { body } = await world.get("/notices", person);
    const bell = await world.get("/notifications", person);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({
      liftedAt: null,
      appeal: { outcome: "upheld", note: "The offer was misleading." },
    });
    expect(bell.body.data[0].text).toContain("The offer was misleading.");
  });

  it("can reverse a ban, which restores access and notifies the person", async () => {
    const [{ person }, other] = [await decided(ban), await world.admin()];
    await world.post("/appeals", { token: await linkTo(person), text: "It was not me." });

    const { body } = await judge(await getAppealId(person), other, "reversed", "It was someone else.");

    const { email, password } = person;
    const entered = await world.post("/auth/login", { email, password });
    const mails = (await world.mailsTo(email)).filter(({ subject }) => subject.includes("decision"));
    const record = await world.get(`/admin/audit-log?subject=${person.id}`, other);
    expect(body.data).toMatchObject({ status: "decided", outcome: "reversed" });
    expect(entered.status).toBe(200);
    expect(mails).toHaveLength(2);
    expect(record.body.data[0]).toMatchObject({ action: "appeal.decided", after: { outcome: "reversed" } });
  });

  it("decides once: the slower of two admins gets a conflict", async () => {
    const { person, statement } = await decided();
    const admins = [await world.admin(), await world.admin()];
    await appeal(statement, person);
    const id = await getAppealId(person);

    const answers = await Promise.all(admins.map((admin) => judge(id, admin, "reversed")));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await checkModeration(createContext(world.platform))).toEqual([]);
  });

  it("must give a reason", async () => {
    const [{ person, statement }, other] = [await decided(), await world.admin()];
    await appeal(statement, person);

    expect((await judge(await getAppealId(person), other, "upheld", " ")).status).toBe(400);
  });
});
