import { Secret } from "otpauth";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld, type TestResponse } from "#test/world.ts";
import type { Person } from "#test/factories/accounts.ts";
import { codeStep, generateCode, turnOnTwoFactor } from "#test/factories/two-factor.ts";

const world = await createWorld();
afterAll(() => world.close());

async function createSecuredUser() {
  const person = await world.user();
  return { person, ...(await turnOnTwoFactor(world, person)) };
}

const signIn = ({ email, password }: Person, more: object = {}) =>
  world.post("/auth/login", { email, password, ...more });
const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });

describe("setting up two-factor authentication", () => {
  it("returns a secret for an authenticator app without turning it on", async () => {
    const person = await world.user();

    const { body } = await world.post("/auth/2fa/setup", undefined, person);
    const me = await world.get("/auth/me", person);
    const signedIn = await signIn(person);

    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.data.otpauthUrl).toMatch(/^otpauth:\/\/totp\/Vesper:/);
    expect(body.data.otpauthUrl).toContain(body.data.secret);
    expect(me.body.data.isTwoFactorOn).toBe(false);
    expect(signedIn.status).toBe(200);
  });

  it("turns it on with a valid code and returns ten recovery codes", async () => {
    const { person, enabled } = await createSecuredUser();

    const me = await world.get("/auth/me", person);

    expect(new Set(enabled.body.data.recoveryCodes).size).toBe(10);
    expect(enabled.body.data.user.isTwoFactorOn).toBe(true);
    expect(me.body.data.isTwoFactorOn).toBe(true);
  });

  it("fails with a wrong code or without a secret", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const { secret } = (await world.post("/auth/2fa/setup", undefined, person)).body.data;
    const wrong = generateCode(secret, new Date(0));

    const mistyped = await world.post("/auth/2fa/enable", { code: wrong }, person);
    const early = await world.post("/auth/2fa/enable", { code: "123456" }, other);

    expect(toRefusal(mistyped)).toEqual({ status: 400, error: "validation_error" });
    expect(mistyped.body.details[0]).toMatch(/^code: /);
    expect(early.status).toBe(400);
  });

  it("is refused while it is on, so the secret cannot be replaced", async () => {
    const { person, code } = await createSecuredUser();

    const again = await world.post("/auth/2fa/setup", undefined, person);
    const signedIn = await signIn(person, { code: code() });

    expect(toRefusal(again)).toEqual({ status: 409, error: "conflict" });
    expect(signedIn.status).toBe(200);
  });

  it("succeeds only once with concurrent requests", async () => {
    const person = await world.user();
    const { secret } = (await world.post("/auth/2fa/setup", undefined, person)).body.data;
    const code = generateCode(secret, world.clock.now());

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.post("/auth/2fa/enable", { code }, person)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = await world.db
      .selectFrom("recoveryCodes")
      .select("hash")
      .where("userId", "=", person.id)
      .execute();
    expect(codes).toHaveLength(10);
  });

  it("signs out other devices and sends a discreet alert", async () => {
    const person = await world.user();
    const other = (await signIn(person)).body.data;
    const { secret } = (await world.post("/auth/2fa/setup", undefined, person)).body.data;

    await world.post("/auth/2fa/enable", { code: generateCode(secret, world.clock.now()) }, person);
    const [here, there] = [await world.get("/auth/me", person), await world.get("/auth/me", other)];
    const mails = await world.mailsTo(person.email);

    expect([here.status, there.status]).toEqual([200, 401]);
    expect(mails.map(({ subject }) => subject)).toContain("Two-factor sign-in is on");
    expect(JSON.stringify(mails)).not.toMatch(/escort|companion|adult/i);
  });

  it("does not expose the secret or the recovery codes", async () => {
    const { person, secret, enabled } = await createSecuredUser();

    const row = await world.db
      .selectFrom("twoFactor")
      .select("secret")
      .where("userId", "=", person.id)
      .executeTakeFirstOrThrow();
    const exported = await world.get("/auth/me/export", person);

    expect(row.secret.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false);
    for (const shown of [secret, ...enabled.body.data.recoveryCodes]) {
      expect(JSON.stringify(exported.body)).not.toContain(shown);
    }
  });
});

describe("turning off two-factor authentication", () => {
  it("requires the password and a code", async () => {
    const { person, code } = await createSecuredUser();
    const off = (body: object) => world.post("/auth/2fa/disable", body, person);

    const wrongPassword = await off({ password: "wrong", code: code() });
    const wrongCode = await off({ password: person.password, code: "abcdef" });
    const right = await off({ password: person.password, code: code() });
    const signedIn = await signIn(person);
    const mails = await world.mailsTo(person.email);

    expect(toRefusal(wrongPassword)).toEqual({ status: 400, error: "invalid_credentials" });
    expect(toRefusal(wrongCode)).toEqual({ status: 400, error: "validation_error" });
    expect(right.body.data.isTwoFactorOn).toBe(false);
    expect(signedIn.status).toBe(200);
    expect(mails.map(({ subject }) => subject)).toContain("Two-factor sign-in is off");
  });

  it("is refused when it is not on", async () => {
    const person = await world.user();

    const answer = await world.post(
      "/auth/2fa/disable",
      { password: person.password, code: "123456" },
      person,
    );

    expect(toRefusal(answer)).toEqual({ status: 409, error: "conflict" });
  });
});

describe("two-factor authentication turned on by someone else", () => {
  const takeBack = async ({ email }: Person) =>
    world.post("/auth/undo-two-factor", { token: await world.mailedToken(email, "/undo-two-factor") });

  it("is undone by the mailed link, which also revokes sessions and password", async () => {
    const { person } = await createSecuredUser();

    const answer = await takeBack(person);
    const session = await world.get("/auth/me", person);
    const withOldPassword = await signIn(person);
    const token = await world.mailedToken(person.email, "/reset-password");
    await world.post("/auth/reset-password", { token, newPassword: "a better password" });
    const back = await signIn({ ...person, password: "a better password" });

    expect([answer.status, session.status, withOldPassword.status]).toEqual([200, 401, 401]);
    expect(back.body.data.user.isTwoFactorOn).toBe(false);
  });

  it("can be undone once, within 72 hours", async () => {
    const [{ person }, { person: late }] = [await createSecuredUser(), await createSecuredUser()];
    const lateToken = await world.mailedToken(late.email, "/undo-two-factor");

    const answers = [await takeBack(person), await takeBack(person)];
    world.clock.advance(72 * 60 * 60 * 1000 + 1000);
    const tooLate = await world.post("/auth/undo-two-factor", { token: lateToken });

    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(tooLate.body.error).toBe("invalid_token");
  });

  it("cannot be undone with the link from an earlier setup", async () => {
    const { person, code } = await createSecuredUser();
    const token = await world.mailedToken(person.email, "/undo-two-factor");
    await world.post("/auth/2fa/disable", { password: person.password, code: code() }, person);
    world.clock.advance(codeStep);
    const { secret } = (await world.post("/auth/2fa/setup", undefined, person)).body.data;
    await world.post("/auth/2fa/enable", { code: generateCode(secret, world.clock.now()) }, person);

    expect((await world.post("/auth/undo-two-factor", { token })).body.error).toBe("invalid_token");
  });

  it("sends no undo link to an unconfirmed address", async () => {
    const draft = {
      name: "Vera Lind",
      email: "unproven-two-factor@example.test",
      password: "a quiet evening",
    };
    const { tokens } = (await world.post("/auth/register", draft)).body.data;
    const { secret } = (await world.post("/auth/2fa/setup", undefined, { tokens })).body.data;
    await world.post("/auth/2fa/enable", { code: generateCode(secret, world.clock.now()) }, { tokens });
    const mails = await world.mailsTo(draft.email);

    expect(mails.map(({ subject }) => subject)).toContain("Two-factor sign-in is on");
    expect(JSON.stringify(mails)).not.toContain("/undo-two-factor");
  });
});

describe("a session that signed in more than ten minutes ago", () => {
  it.each([
    ["POST", "/auth/2fa/setup"],
    ["POST", "/auth/2fa/enable"],
    ["GET", "/auth/me/export"],
    ["POST", "/auth/me/archive"],
    ["GET", "/auth/me/archive/link"],
    ["DELETE", "/auth/sessions"],
    ["DELETE", "/auth/sessions/01900000-0000-7000-8000-000000000000"],
  ] as const)("requires reauthentication for %s %s", async (method, path) => {
    const person = await world.user();
    world.clock.advance(11 * 60_000);

    const body = path.endsWith("enable") ? { code: "123456" } : undefined;
    const answer = await world.call(method, path, body, person);

    expect(toRefusal(answer)).toEqual({ status: 403, error: "reauthentication_required" });
  });
});
