import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import {
  addPasskey,
  buildPasskeyHolder,
  getOrigin,
  signInWithPasskey,
  startSignIn,
} from "#test/factories/passkeys.ts";
import { createSoftwareAuthenticator } from "#test/software-authenticator.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });
const refused = { status: 400, error: "passkey_refused" };
const expired = { status: 400, error: "challenge_expired" };

describe("signing in with a passkey", () => {
  it("needs no address and opens the owner's account", async () => {
    const { person, device } = await buildPasskeyHolder(world);

    const options = await startSignIn(world);
    const { status, body } = await signInWithPasskey(world, device);
    const me = await world.get("/auth/me", { tokens: body.data.tokens });
    const [passkey] = (await world.get("/auth/passkeys", person)).body.data;

    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    expect([status, me.body.data._id]).toEqual([200, person.id]);
    expect(passkey.lastUsedAt).not.toBeNull();
  });

  it("asks for no code where two-factor sign-in is on", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    await world.db
      .updateTable("users")
      .set({ twoFactorSince: world.clock.now() })
      .where("id", "=", person.id)
      .execute();

    const byPassword = await world.post("/auth/login", { email: person.email, password: person.password });
    const byPasskey = await signInWithPasskey(world, device);

    expect([byPassword.body.error, byPasskey.status]).toEqual(["two_factor_required", 200]);
  });

  it("takes each challenge once, even from parallel calls, and not for long", async () => {
    const { device } = await buildPasskeyHolder(world);
    const credential = device.get(getOrigin(world), await startSignIn(world));
    const send = () => world.post("/auth/passkeys/sign-in", { credential });
    const late = await startSignIn(world);

    const answers = await Promise.all([send(), send(), send()]);
    const replayed = await send();
    world.clock.advance(limits.passkeys.challenge + 1);
    const tooLate = await world.post("/auth/passkeys/sign-in", {
      credential: device.get(getOrigin(world), late),
    });

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect([toRefusal(replayed), toRefusal(tooLate)]).toEqual([expired, expired]);
    expect(replayed.body.message).toBe("This request has expired or was already used. Please try again.");
  });

  it("refuses a passkey that is unknown, removed, of another person or not unlocked", async () => {
    const [{ device }, other] = [await buildPasskeyHolder(world), await buildPasskeyHolder(world)];
    const removed = await buildPasskeyHolder(world);
    await world.delete(`/auth/passkeys/${removed.passkeyId}`, removed.person);
    const stranger = createSoftwareAuthenticator();
    stranger.credentials.push(...createStrangerKeys(device));
    const careless = createSoftwareAuthenticator({ isVerified: false });
    careless.credentials.push(...device.credentials);
    const confused = createSoftwareAuthenticator();
    const [first] = device.credentials;
    const [second] = other.device.credentials;
    if (first && second) confused.credentials.push({ ...first, userHandle: second.userHandle });

    const answers = [];
    for (const one of [stranger, removed.device, confused, careless])
      answers.push(await signInWithPasskey(world, one));

    expect(answers.map(toRefusal)).toEqual([refused, refused, refused, refused]);
    expect((await signInWithPasskey(world, device)).status).toBe(200);
  });

  it("refuses a copied passkey by its counter and tells the owner", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    const copy = createSoftwareAuthenticator();
    copy.credentials.push(...device.credentials.map((credential) => ({ ...credential })));
    await signInWithPasskey(world, device);
    await signInWithPasskey(world, device);

    const copied = await signInWithPasskey(world, copy);
    const genuine = await signInWithPasskey(world, device);
    const mails = await world.mailsTo(person.email);

    expect([toRefusal(copied), genuine.status]).toEqual([refused, 200]);
    expect(mails.map(({ subject }) => subject)).toContain("Please replace one of your passkeys");
  });

  it("accepts authenticators that do not count", async () => {
    const person = await world.user();
    const device = createSoftwareAuthenticator({ counts: false, isBackedUp: false });
    await addPasskey(world, person, device);

    const answers = [await signInWithPasskey(world, device), await signInWithPasskey(world, device)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("does not open a banned or closed account", async () => {
    const [banned, closed] = [await buildPasskeyHolder(world), await buildPasskeyHolder(world)];
    const admin = await world.admin();
    const reason = { reason: "Repeated insults.", category: "other" };
    await world.post(`/admin/users/${banned.person.id}/ban`, reason, admin);
    await world.delete("/auth/me", closed.person, { password: closed.person.password });
    await world.jobs.drain();

    const answers = [
      await signInWithPasskey(world, banned.device),
      await signInWithPasskey(world, closed.device),
    ];

    expect(answers.map(({ body }) => body.error)).toEqual(["account_banned", "account_closed"]);
  });

  it("survives a new password: a reset by mail neither removes nor replaces it", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email, "/reset-password");

    await world.post("/auth/reset-password", { token, newPassword: "another good long password" });
    const answer = await signInWithPasskey(world, device);

    expect(answer.status).toBe(200);
  });
});

/** Credentials with the ids of another device and keys of their own. */
function createStrangerKeys(device: ReturnType<typeof createSoftwareAuthenticator>) {
  const maker = createSoftwareAuthenticator();
  return device.credentials.map((credential) => {
    maker.create("http://localhost:3000", {
      rp: { id: "localhost", name: "" },
      user: { id: credential.userHandle, name: "", displayName: "" },
      challenge: "AAAA",
      pubKeyCredParams: [],
      timeout: 1,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    });
    return { ...credential, key: maker.credentials.at(-1)?.key ?? credential.key };
  });
}
