import { hash } from "@node-rs/argon2";
import type { Role } from "@vesper/contract/accounts/roles";
import { afterAll, describe, expect, it } from "vitest";
import { addPasskey, checkPasskey, signInWithPasskey } from "#test/factories/passkeys.ts";
import type { Person } from "#test/factories/accounts.ts";
import { turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { createSockets } from "#test/sockets.ts";
import { createSoftwareAuthenticator } from "#test/software-authenticator.ts";
import { createWorld, type TestResponse } from "#test/world.ts";
import { createContext } from "#platform/context.ts";
import { dropFactors } from "../index.ts";

const world = await createWorld({ PUBLIC_URL: "https://vesper.example.test" });
afterAll(() => world.close());

const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });
const limited = { status: 403, error: "second_factor_required" };
const signIn = ({ email, password }: Person, more: object = {}) =>
  world.post("/auth/login", { email, password, ...more });

/** Changes the roles behind the back of open sessions; the clock passes the time for which roles are cached. */
async function setRoles({ id }: Person, roles: Role[]) {
  await world.db.updateTable("users").set({ roles }).where("id", "=", id).execute();
  world.clock.advance(1_001);
}

/** Chooses a new password with the mailed link, and signs in with it. */
async function resetPassword(person: Person): Promise<TestResponse> {
  const token = await world.mailedToken(person.email, "/reset-password");
  const password = "another good long password";
  await world.post("/auth/reset-password", { token, newPassword: password });
  return signIn({ ...person, password });
}

/** An admin who enrolled a passkey on the first day. */
async function buildPasskeyAdmin() {
  const admin = await world.admin();
  const device = createSoftwareAuthenticator();
  const { body } = await addPasskey(world, admin, device);
  return {
    admin,
    device,
    passkeyId: body.data.passkey._id,
    recoveryCodes: body.data.recoveryCodes as string[],
  };
}

describe("staff without a second factor", () => {
  it("may only enroll one, and nothing treats them as staff", async () => {
    const admin = await world.admin();

    const answers = [
      await world.get("/admin/stats", admin),
      await world.get("/auth/sessions", admin),
      await world.put("/auth/me/settings", { showTyping: false }, admin),
      await world.get("/auth/me/export", admin),
    ];
    const open = [
      await world.get("/auth/me", admin),
      await world.get("/auth/passkeys", admin),
      await world.get("/site", admin),
    ];

    expect(answers.map(toRefusal)).toEqual([limited, limited, limited, limited]);
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("work at once after adding a passkey, and get recovery codes", async () => {
    const { admin, recoveryCodes } = await buildPasskeyAdmin();

    expect(recoveryCodes).toHaveLength(10);
    expect((await world.get("/admin/stats", admin)).status).toBe(200);
  });

  it("work at once after setting up an authenticator app", async () => {
    const admin = await world.admin();

    const { code } = await turnOnTwoFactor(world, admin);
    const here = await world.get("/admin/stats", admin);
    const { body } = await signIn(admin, { code: code() });
    const there = await world.get("/admin/stats", { tokens: body.data.tokens });

    expect([here.status, there.status]).toEqual([200, 200]);
  });

  it("are members again as soon as the role is gone", async () => {
    const person = await world.user();
    const before = await world.get("/auth/sessions", person);
    await setRoles(person, ["admin"]);
    const during = await world.get("/auth/sessions", person);
    await setRoles(person, ["user"]);
    const after = await world.get("/auth/sessions", person);

    expect([before.status, during.status, after.status]).toEqual([200, 403, 200]);
  });
});

describe("the live connection of staff", () => {
  it("opens only with a second factor, and closes for a session that needs one", async () => {
    const sockets = await createSockets(world);
    const [admin, person] = [await world.admin(), await world.user()];

    const refusal = await sockets.refusal(admin.tokens.access);
    await addPasskey(world, admin);
    const tab = await sockets.connect(admin);
    const promoted = await sockets.connect(person);
    await setRoles(person, ["admin"]);
    const answer = await promoted.request("typing", { conversationId: person.id });
    await promoted.waitForClose();

    expect(refusal).toBe("second_factor_required");
    expect(tab.socket.connected).toBe(true);
    expect(answer).toMatchObject({ error: "second_factor_required" });
    sockets.close();
  });
});

describe("staff with a passkey", () => {
  it("do not get in with the password alone", async () => {
    const { admin, device } = await buildPasskeyAdmin();

    const byPassword = await signIn(admin);
    const byGuess = await signIn(admin, { code: "aaaaa-aaaaa" });
    const { body } = await signInWithPasskey(world, device);

    expect(toRefusal(byPassword)).toEqual({ status: 401, error: "passkey_required" });
    expect(byGuess.status).toBe(401);
    expect((await world.get("/admin/stats", { tokens: body.data.tokens })).status).toBe(200);
  });

  it("get in with a recovery code once, and are told by mail", async () => {
    const { admin, recoveryCodes } = await buildPasskeyAdmin();
    const [code = ""] = recoveryCodes;

    const first = await signIn(admin, { code });
    const second = await signIn(admin, { code });
    const mails = await world.mailsTo(admin.email);

    expect([first.status, second.status]).toEqual([200, 401]);
    expect((await world.get("/admin/stats", { tokens: first.body.data.tokens })).status).toBe(200);
    expect(mails.map(({ subject }) => subject)).toContain("A recovery code was used");
  });

  it("cannot remove the last factor", async () => {
    const { admin, passkeyId } = await buildPasskeyAdmin();
    const path = `/auth/passkeys/${passkeyId}`;

    const refused = await world.delete(path, admin);
    await turnOnTwoFactor(world, admin);
    const removed = await world.delete(path, admin);
    const off = await world.post("/auth/2fa/disable", { password: admin.password, code: "123456" }, admin);

    expect([refused.status, removed.status]).toEqual([409, 200]);
    expect(off.status).toBe(400);
  });

  it("keep it through a password reset by mail", async () => {
    const { admin } = await buildPasskeyAdmin();
    await world.post("/auth/forgot-password", { email: admin.email });

    const answer = await resetPassword(admin);

    expect(toRefusal(answer)).toEqual({ status: 401, error: "passkey_required" });
  });

  it("get no link by mail that removes it", async () => {
    const { admin } = await buildPasskeyAdmin();

    const mails = await world.mailsTo(admin.email);

    expect(mails.find(({ subject }) => subject === "A passkey was added")?.text).not.toContain("token=");
  });
});

describe("a member with a passkey who becomes staff", () => {
  it("confirms it first, and a thief of the password cannot add another factor", async () => {
    const person = await world.user();
    const device = createSoftwareAuthenticator();
    await addPasskey(world, person, device);
    const { body } = await signIn(person);
    const thief = { tokens: body.data.tokens };
    await setRoles(person, ["admin"]);

    const enrolled = [
      await addPasskey(world, thief),
      await world.post("/auth/2fa/setup", undefined, thief),
      await world.post("/auth/reauthenticate", { password: person.password }, thief),
    ];
    const before = await world.get("/admin/stats", thief);
    await checkPasskey(world, thief, device);
    const after = await world.get("/admin/stats", thief);

    expect(enrolled.map(({ status }) => status)).toEqual([403, 403, 400]);
    expect([before.status, after.status]).toEqual([403, 200]);
  });
});

describe("a person who lost everything", () => {
  it("starts again when the operator removes the factors; staff also with a new password by mail", async () => {
    const { admin, device } = await buildPasskeyAdmin();

    const isDone = await dropFactors(createContext(world.platform), admin.email);
    const byPassword = await signIn(admin);
    const byPasskey = await signInWithPasskey(world, device);
    const { body } = await resetPassword(admin);
    const entry = await world.db
      .selectFrom("auditLog")
      .select("action")
      .orderBy("position", "desc")
      .executeTakeFirst();

    expect([isDone, byPassword.status, byPasskey.status]).toEqual([true, 401, 400]);
    expect(toRefusal(await world.get("/admin/stats", { tokens: body.data.tokens }))).toEqual(limited);
    expect(entry?.action).toBe("user.two_factor_dropped");
  });
});

describe("the published demo password", () => {
  it("opens nothing on a site that others can reach", async () => {
    const passwordHash = await hash("vesper-demo");
    const person = await world.user();
    await world.db.updateTable("users").set({ passwordHash }).where("id", "=", person.id).execute();

    const answer = await signIn({ ...person, password: "vesper-demo" });

    expect(toRefusal(answer)).toEqual({ status: 401, error: "invalid_credentials" });
  });
});
