import { afterAll, describe, expect, it } from "vitest";
import { createWorld, type TestResponse } from "#test/world.ts";
import type { Person } from "#test/factories/accounts.ts";
import { codeStep, generateCode, turnOnTwoFactor } from "#test/factories/two-factor.ts";

const world = await createWorld();
const guarded = await createWorld({ RATE_LIMITS: "on" });
afterAll(() => Promise.all([world.close(), guarded.close()]));

type World = typeof world;

async function createSecuredUser(where: World = world) {
  const person = await where.user();
  return { person, ...(await turnOnTwoFactor(where, person)) };
}

const signIn = ({ email, password }: Person, more: object = {}, where: World = world) =>
  where.post("/auth/login", { email, password, ...more });
const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });

describe("signing in with two-factor authentication", () => {
  it("asks for a code only when the password is correct", async () => {
    const { person } = await createSecuredUser();

    const right = await signIn(person);
    const empty = await signIn(person, { code: " " });
    const wrong = await signIn({ ...person, password: "not the password" });
    const wrongWithCode = await signIn({ ...person, password: "not the password" }, { code: "123456" });

    expect(toRefusal(right)).toEqual({ status: 401, error: "two_factor_required" });
    expect(toRefusal(empty)).toEqual({ status: 401, error: "two_factor_required" });
    for (const answer of [wrong, wrongWithCode]) {
      const { requestId: _, ...body } = answer.body;
      expect(body).toEqual({ error: "invalid_credentials", message: "Invalid email or password." });
    }
  });

  it("accepts the current code and the one from 30 seconds before", async () => {
    const { person, secret, code } = await createSecuredUser();

    const now = await signIn(person, { code: `${code().slice(0, 3)} ${code().slice(3)}` });
    world.clock.advance(2 * codeStep);
    const before = generateCode(secret, new Date(world.clock.now().getTime() - codeStep));
    const slow = await signIn(person, { code: before });

    expect([now.status, slow.status]).toEqual([200, 200]);
  });

  it("accepts each code once, even with concurrent requests", async () => {
    const { person, code } = await createSecuredUser();

    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(person, { code: code() })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  it("rejects a code of the next 30 seconds, which no app shows yet", async () => {
    const { person, secret } = await createSecuredUser();
    const early = generateCode(secret, new Date(world.clock.now().getTime() + codeStep));

    expect(toRefusal(await signIn(person, { code: early }))).toEqual({
      status: 401,
      error: "invalid_credentials",
    });
  });

  it("rejects a code after 60 seconds, and a malformed one", async () => {
    const { person, secret } = await createSecuredUser();
    const old = generateCode(secret, world.clock.now());
    world.clock.advance(2 * codeStep);

    const answers = [await signIn(person, { code: old }), await signIn(person, { code: "abc" })];

    for (const answer of answers) {
      expect(toRefusal(answer)).toEqual({ status: 401, error: "invalid_credentials" });
    }
  });

  it("accepts each recovery code once, ignoring case and separators", async () => {
    const { person, enabled } = await createSecuredUser();
    const [first, second] = enabled.body.data.recoveryCodes;
    const typed = first.toUpperCase().replace("-", " ");

    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(person, { code: typed })));
    const another = await signIn(person, { code: second });

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(another.status).toBe(200);
  });

  it("rejects codes of another account", async () => {
    const [mine, theirs] = [await createSecuredUser(), await createSecuredUser()];

    const withCode = await signIn(mine.person, { code: theirs.code() });
    const withRecovery = await signIn(mine.person, { code: theirs.enabled.body.data.recoveryCodes[0] });

    expect([withCode.status, withRecovery.status]).toEqual([401, 401]);
  });

  it("still requires a code after a password reset", async () => {
    const { person } = await createSecuredUser();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email, "/reset-password");
    await world.post("/auth/reset-password", { token, newPassword: "another good one" });

    const answer = await signIn({ ...person, password: "another good one" });

    expect(toRefusal(answer)).toEqual({ status: 401, error: "two_factor_required" });
  });

  it("rejects codes without a server error when the secret cannot be decrypted", async () => {
    const { person, code } = await createSecuredUser();
    const other = await world.db
      .selectFrom("twoFactor")
      .select("secret")
      .where("userId", "!=", person.id)
      .executeTakeFirstOrThrow();
    await world.db.updateTable("twoFactor").set(other).where("userId", "=", person.id).execute();

    const answer = await signIn(person, { code: code() });

    expect(toRefusal(answer)).toEqual({ status: 401, error: "invalid_credentials" });
  });
});

describe("guessing codes", () => {
  it("is blocked after ten attempts, alerts the member, and resets with the password", async () => {
    const { person, code } = await createSecuredUser(guarded);
    const networks = Array.from({ length: 12 }, (_, at) => `10.0.0.${at}`);
    const guess = (remoteAddress: string, given: string) =>
      guarded.http.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        remoteAddress,
        payload: { email: person.email, password: person.password, code: given },
      });

    const answers = [];
    for (const network of networks) answers.push((await guess(network, "abcdef")).statusCode);
    const rightTooLate = await guess("10.0.1.1", code());
    const mails = await guarded.mailsTo(person.email);
    await guarded.post("/auth/forgot-password", { email: person.email });
    const token = await guarded.mailedToken(person.email);
    const newPassword = "another good one";
    await guarded.post("/auth/reset-password", { token, newPassword });
    const afterwards = await signIn({ ...person, password: newPassword }, { code: code() }, guarded);

    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    expect(rightTooLate.statusCode).toBe(429);
    expect(mails.map(({ subject }) => subject)).toContain("Please change your password");
    expect(afterwards.status).toBe(200);
  });

  it("without the password does not use up attempts", async () => {
    const { person, code } = await createSecuredUser(guarded);
    for (let at = 0; at < 15; at += 1) {
      await guarded.http.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        remoteAddress: `10.0.2.${at}`,
        payload: { email: person.email, password: "not the password", code: "123456" },
      });
    }

    const answer = await signIn(person, { code: code() }, guarded);

    expect(answer.status).toBe(200);
  });
});
