import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const guarded = await createWorld({ RATE_LIMITS: "on" });
afterAll(() => Promise.all([world.close(), guarded.close()]));

const minute = 60_000;
const toRefusal = ({ status, body }: Awaited<ReturnType<typeof world.post>>) => ({
  status,
  error: body.error,
});
const required = { status: 403, error: "reauthentication_required" };

/** Returns a person who signed in eleven minutes ago. */
async function signedInEarlier(where = world): Promise<Person> {
  const person = await where.user();
  where.clock.advance(11 * minute);
  return person;
}

const refresh = (token: string) => world.post("/auth/refresh", { refresh: token });

const doSensitive = (person: Person, where = world) => where.post("/auth/2fa/setup", undefined, person);

describe("a sensitive action", () => {
  it("is allowed within ten minutes of signing in", async () => {
    const person = await world.user();
    world.clock.advance(9 * minute);

    expect((await doSensitive(person)).status).toBe(200);
  });

  it("requires reauthentication after ten minutes and is then allowed", async () => {
    const person = await signedInEarlier();

    const before = await doSensitive(person);
    const given = await world.reauthenticate(person);
    const after = await doSensitive(person);

    expect(toRefusal(before)).toEqual(required);
    expect(given.status).toBe(200);
    expect(after.status).toBe(200);
  });

  it("is not unlocked by another session's sign-in or by a token refresh", async () => {
    const person = await signedInEarlier();
    const elsewhere = await world.signedInAgain(person);

    const { body } = await world.post("/auth/refresh", { refresh: person.tokens.refresh });
    const refreshed = await doSensitive({ ...person, tokens: body.data.tokens });

    expect(toRefusal(refreshed)).toEqual(required);
    expect((await doSensitive(elsewhere)).status).toBe(200);
  });

  it("uses the creation time of sessions without an authentication time", async () => {
    const person = await world.user();
    await world.db
      .updateTable("sessions")
      .set({ authenticatedAt: null })
      .where("userId", "=", person.id)
      .execute();

    const early = await doSensitive(person);
    world.clock.advance(11 * minute);
    const late = await doSensitive(person);

    expect(early.status).toBe(200);
    expect(toRefusal(late)).toEqual(required);
  });
});

describe("reauthentication", () => {
  it("replaces the tokens, so that a copy of the earlier ones opens nothing", async () => {
    const person = await signedInEarlier();
    const copy = { tokens: { ...person.tokens } };

    await world.reauthenticate(person);
    const [own, copied] = [await doSensitive(person), await doSensitive(copy as Person)];
    world.clock.advance(21_000);
    const replayed = await refresh(copy.tokens.refresh);

    expect([own.status, copied.status, replayed.status]).toEqual([200, 401, 401]);
    expect((await world.get("/auth/me", person)).status).toBe(401);
    expect((await world.mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      "We signed out a device for your safety",
    ]);
  });

  it("lets the other tabs go on: the earlier refresh token has the new one as its successor", async () => {
    const person = await signedInEarlier();
    const { refresh: earlier } = person.tokens;

    await world.reauthenticate(person);
    const { body } = await refresh(earlier);

    expect(body.data.tokens.refresh).toBe(person.tokens.refresh);
    expect((await world.get("/auth/me", { tokens: body.data.tokens })).status).toBe(200);
  });

  it.each(["renewal", "confirmation"] as const)(
    "keeps the session when another tab runs a %s at the same time, whichever tokens are stored last",
    async (other) => {
      const people = await Promise.all(Array.from({ length: 6 }, () => world.user()));
      const race = async ({ tokens, password }: Person, index: number) => {
        const confirm = () => world.post("/auth/reauthenticate", { password }, { tokens });
        const answers = await Promise.all([
          confirm(),
          other === "renewal" ? refresh(tokens.refresh) : confirm(),
        ]);
        const stored = answers[index % 2]?.body.data.tokens;
        const next = await refresh(stored.refresh);
        const me = await world.get("/auth/me", { tokens: next.body.data.tokens });
        return [...answers, next, me].map(({ status }) => status);
      };

      expect(await Promise.all(people.map(race))).toEqual(people.map(() => [200, 200, 200, 200]));
    },
  );

  it("rejects a wrong password without ending the session", async () => {
    const person = await signedInEarlier();

    const wrong = await world.post("/auth/reauthenticate", { password: "not this one" }, person);

    expect(toRefusal(wrong)).toEqual({ status: 400, error: "invalid_credentials" });
    expect(toRefusal(await doSensitive(person))).toEqual(required);
    expect((await world.get("/auth/me", person)).status).toBe(200);
  });

  it("requires a code when two-factor authentication is on", async () => {
    const person = await world.user();
    const { code } = await turnOnTwoFactor(world, person);
    const give = (more: object) =>
      world.post("/auth/reauthenticate", { password: person.password, ...more }, person);

    const [without, wrong] = [await give({}), await give({ code: "000000" })];
    const right = await give({ code: code() });

    expect(toRefusal(without)).toEqual({ status: 400, error: "validation_error" });
    expect(without.body.details[0]).toMatch(/^code: /);
    expect(wrong.body.details[0]).toMatch(/^code: /);
    expect(right.status).toBe(200);
  });

  it("shares one rate limit with other password checks", async () => {
    const person = await signedInEarlier(guarded);
    const guess = () => guarded.post("/auth/reauthenticate", { password: "a guess" }, person);

    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
    const last = await guess();
    const elsewhere = await guarded.post(
      "/auth/change-password",
      { currentPassword: person.password, newPassword: "quite another one" },
      person,
    );

    expect(toRefusal(last)).toEqual({ status: 429, error: "rate_limited" });
    expect(elsewhere.status).toBe(429);
  });
});
