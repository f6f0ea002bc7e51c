import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const refresh = (token: string) => world.post("/auth/refresh", { refresh: token });
const next = async (token: string): Promise<string> => (await refresh(token)).body.data.tokens.refresh;

describe("refreshing", () => {
  it("returns new tokens that work", async () => {
    const person = await world.user();

    const { status, body } = await refresh(person.tokens.refresh);
    const me = await world.get("/auth/me", body.data);

    expect(status).toBe(200);
    expect(body.data.tokens.refresh).not.toBe(person.tokens.refresh);
    expect(me.body.data._id).toBe(person.id);
  });

  it("accepts one token from 20 tabs concurrently and keeps the session alive", async () => {
    const person = await world.user();

    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.tokens.refresh)));
    const successors = new Set(answers.map(({ body }) => body.data.tokens.refresh));
    const [successor = ""] = successors;
    const later = await refresh(successor);

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(successors.size).toBe(1);
    expect(later.status).toBe(200);
  });

  it("returns the same successor for the previous token for 20 seconds", async () => {
    const person = await world.user();
    const successor = await next(person.tokens.refresh);

    world.clock.advance(19_000);
    const inTime = await refresh(person.tokens.refresh);
    world.clock.advance(2_000);
    const tooLate = await refresh(person.tokens.refresh);
    const ended = await refresh(successor);

    expect(inTime.body.data.tokens.refresh).toBe(successor);
    expect([tooLate.status, ended.status]).toEqual([401, 401]);
  });

  it("ends the session and alerts the member when an older token is replayed", async () => {
    const person = await world.user();
    const second = await next(person.tokens.refresh);
    const third = await next(second);

    const replayed = await refresh(person.tokens.refresh);
    const current = await refresh(third);
    const access = await world.get("/auth/me", person);
    const mails = await world.mailsTo(person.email);

    expect([replayed.status, current.status, access.status]).toEqual([401, 401, 401]);
    expect(mails.map(({ subject }) => subject)).toEqual(["We signed out a device for your safety"]);
  });

  it("leaves the member's other sessions alone after a replay", async () => {
    const person = await world.user();
    const { body } = await world.post("/auth/login", { email: person.email, password: person.password });
    const second = await next(person.tokens.refresh);
    await next(second);

    await refresh(person.tokens.refresh);
    const other = await refresh(body.data.tokens.refresh);

    expect(other.status).toBe(200);
  });

  it("ends no session when a token is forged", async () => {
    const person = await world.user();
    const genuine = Buffer.from(person.tokens.refresh, "base64url");

    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: genuine.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, flip) => {
          const forged = Buffer.from(genuine);
          forged[at] = (forged[at] ?? 0) ^ flip;
          expect((await refresh(forged.toString("base64url"))).status).toBe(401);
        },
      ),
      { numRuns: 60 },
    );
    const still = await refresh(person.tokens.refresh);

    expect(still.status).toBe(200);
  });

  it("is refused for a banned member, with the reason", async () => {
    const person = await world.user();
    await world.db
      .updateTable("users")
      .set({ status: "banned", statusReason: "Fraud" })
      .where("id", "=", person.id)
      .execute();

    const { status, body } = await refresh(person.tokens.refresh);

    expect({ status, error: body.error }).toEqual({ status: 403, error: "account_banned" });
    expect(body.message).toContain("Fraud");
  });

  it("ends the session for any token but the newest two, in any sequence", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 }), async (choices) => {
        const person = await world.user();
        const given = [person.tokens.refresh];
        let alive = true;
        for (const back of choices) {
          const index = Math.max(0, given.length - 1 - back);
          const answer = await refresh(given[index] ?? "");
          const expected: boolean = alive && index >= given.length - 2;
          expect(answer.status).toBe(expected ? 200 : 401);
          alive = expected;
          if (expected && index === given.length - 1) given.push(answer.body.data.tokens.refresh);
        }
      }),
      { numRuns: 25 },
    );
  });
});
