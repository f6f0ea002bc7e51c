import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { addPasskey, buildPasskeyHolder, checkPasskey, getOrigin } from "#test/factories/passkeys.ts";
import { createSoftwareAuthenticator } from "#test/software-authenticator.ts";
import { createWorld, restartWorld, type TestResponse } from "#test/world.ts";
import { countForeignPasskeys } from "../index.ts";
import { eraseClosedAccounts } from "../service/retention.ts";

const world = await createWorld({ PASSKEY_NAME: "Club card" });
afterAll(() => world.close());

const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });
const expired = { status: 400, error: "challenge_expired" };
const list = async (person: Parameters<typeof world.get>[1]) =>
  (await world.get("/auth/passkeys", person)).body.data;

describe("adding a passkey", () => {
  it("asks for one that the device keeps and unlocks, under a neutral name", async () => {
    const person = await world.user({ name: "Ada Winter" });

    const { body } = await world.post("/auth/passkeys/options", undefined, person);
    const { data } = body;

    expect(data.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    expect(data.rp).toEqual({ id: "localhost", name: "Club card" });
    expect(data.user.name).toMatch(/^Club card \d{4}$/);
    expect(data.user.displayName).toBe(data.user.name);
    expect(Buffer.from(data.user.id, "base64url")).toHaveLength(32);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${person.id}|${person.email}|Ada|Vesper`, "i"));
  });

  it("lists it with its name, and tells the owner by notification and mail", async () => {
    const { person, passkeyId } = await buildPasskeyHolder(world);

    const [passkey] = await list(person);
    const me = await world.get("/auth/me", person);
    const notifications = await world.get("/notifications", person);
    const mails = await world.mailsTo(person.email);

    expect(passkey).toMatchObject({
      _id: passkeyId,
      name: "Phone",
      isBackedUp: true,
      isForeign: false,
      lastUsedAt: null,
    });
    expect(me.body.data.hasPasskey).toBe(true);
    expect(JSON.stringify(notifications.body)).toContain("A passkey was added");
    expect(mails.map(({ subject }) => subject)).toContain("A passkey was added");
  });

  it("keeps one handle for all passkeys of an account", async () => {
    const { person, device } = await buildPasskeyHolder(world);

    await addPasskey(world, person, device, "Laptop");
    const handles = new Set(device.credentials.map(({ userHandle }) => userHandle));

    expect(handles.size).toBe(1);
  });

  it("refuses an answer from another site, without user verification, or for another challenge", async () => {
    const person = await world.user();
    const [honest, careless] = [
      createSoftwareAuthenticator(),
      createSoftwareAuthenticator({ isVerified: false }),
    ];
    const start = async () => (await world.post("/auth/passkeys/options", undefined, person)).body.data;
    const add = (credential: object) => world.post("/auth/passkeys", { credential }, person);

    const elsewhere = await add(honest.create("http://sub.localhost:3000", await start()));
    const unverified = await add(careless.create(getOrigin(world), await start()));
    const invented = await add(honest.create(getOrigin(world), { ...(await start()), challenge: "AAAA" }));

    expect([elsewhere, unverified].map(({ body }) => body.error)).toEqual([
      "passkey_refused",
      "passkey_refused",
    ]);
    expect(toRefusal(invented)).toEqual(expired);
    expect(await list(person)).toEqual([]);
  });

  it("takes each challenge once, even from parallel calls", async () => {
    const person = await world.user();
    const { body } = await world.post("/auth/passkeys/options", undefined, person);
    const credential = createSoftwareAuthenticator().create(getOrigin(world), body.data);
    const add = () => world.post("/auth/passkeys", { credential }, person);

    const answers = await Promise.all([add(), add(), add(), add()]);
    const later = await add();

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    expect(toRefusal(later)).toEqual(expired);
    expect(await list(person)).toHaveLength(1);
  });

  it("binds a challenge to its session, its purpose and its time", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const device = createSoftwareAuthenticator();
    const start = async () =>
      device.create(
        getOrigin(world),
        (await world.post("/auth/passkeys/options", undefined, person)).body.data,
      );

    const credential = await start();
    const stolen = await world.post("/auth/passkeys", { credential }, other);
    const checked = await world.post("/auth/passkeys/check/options", undefined, person);
    const mixed = device.create(getOrigin(world), {
      ...(await world.post("/auth/passkeys/options", undefined, person)).body.data,
      challenge: checked.body.data.challenge,
    });
    const confused = await world.post("/auth/passkeys", { credential: mixed }, person);
    const late = await start();
    world.clock.advance(limits.passkeys.challenge + 1);
    const tooLate = await world.post("/auth/passkeys", { credential: late }, person);

    expect([stolen, confused, tooLate].map(toRefusal)).toEqual([expired, expired, expired]);
    expect([await list(person), await list(other)]).toEqual([[], []]);
  });

  it("stops at the limit, also in parallel", async () => {
    const { person } = await buildPasskeyHolder(world);
    const prepare = async () => {
      const { body } = await world.post("/auth/passkeys/options", undefined, person);
      return createSoftwareAuthenticator().create(getOrigin(world), body.data);
    };
    const credentials = await Promise.all(Array.from({ length: limits.passkeys.perPerson + 2 }, prepare));

    const answers = await Promise.all(
      credentials.map((credential) => world.post("/auth/passkeys", { credential }, person)),
    );

    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await list(person)).toHaveLength(limits.passkeys.perPerson);
  });

  it("needs a recent authentication", async () => {
    const person = await world.user();
    world.clock.advance(limits.session.recent + 1);

    const answer = await world.post("/auth/passkeys/options", undefined, person);

    expect(toRefusal(answer)).toEqual({ status: 403, error: "reauthentication_required" });
  });
});

describe("managing passkeys", () => {
  it("renames and removes only one's own", async () => {
    const { person, passkeyId } = await buildPasskeyHolder(world);
    const other = await world.user();
    const path = `/auth/passkeys/${passkeyId}`;

    const foreign = [await world.put(path, { name: "Mine" }, other), await world.delete(path, other)];
    const renamed = await world.put(path, { name: "Work phone" }, person);
    const removed = await world.delete(path, person);
    const mails = await world.mailsTo(person.email);

    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect(renamed.body.data.name).toBe("Work phone");
    expect(removed.status).toBe(200);
    expect((await world.get("/auth/me", person)).body.data.hasPasskey).toBe(false);
    expect(mails.at(-1)?.subject).toBe("A passkey was removed");
    expect(mails.at(-1)?.text).toContain("Work phone");
  });

  it("exports them without keys and erases them with the account", async () => {
    const { person } = await buildPasskeyHolder(world);

    const { body } = await world.get("/auth/me/export", person);

    await world.delete("/auth/me", person, { password: person.password });
    await eraseClosedAccounts(createContext(world.platform), new Date(world.clock.now().getTime() + 1));
    const left = await world.db.selectFrom("passkeys").select("id").where("userId", "=", person.id).execute();

    expect(body.data.passkeys).toMatchObject([{ name: "Phone", rpId: "localhost", isBackedUp: true }]);
    expect(JSON.stringify(body)).not.toMatch(/publicKey|credentialId|passkeyHandle/);
    expect(left).toEqual([]);
  });
});

describe("a fresh check by passkey", () => {
  it("counts as recent authentication, in this session only", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    const other = await world.signedInAgain(person);
    world.clock.advance(limits.session.recent + 1);

    const before = await world.get("/auth/me/export", person);
    const checked = await checkPasskey(world, person, device);
    const after = await world.get("/auth/me/export", person);
    const elsewhere = await world.get("/auth/me/export", other);

    expect([before.status, checked.status, after.status, elsewhere.status]).toEqual([403, 200, 200, 403]);
  });

  it("accepts no passkey of another person", async () => {
    const [{ person }, { device }] = [await buildPasskeyHolder(world), await buildPasskeyHolder(world)];
    const { body } = await world.post("/auth/passkeys/check/options", undefined, person);

    const credential = device.get(getOrigin(world), { ...body.data, allowCredentials: [] });
    const answer = await world.post("/auth/passkeys/check", { credential }, person);

    expect(toRefusal(answer)).toEqual({ status: 400, error: "passkey_refused" });
  });

  it("changes the address without the password", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    world.clock.advance(limits.session.recent + 1);
    const change = () => world.put("/auth/me/profile", { email: "new-place@example.test" }, person);

    const refused = await change();
    await checkPasskey(world, person, device);
    const changed = await change();

    expect(toRefusal(refused)).toEqual({ status: 403, error: "reauthentication_required" });
    expect(changed.body.data.pendingEmail).toBe("new-place@example.test");
  });

  it("is asked of people with a passkey before they change their password", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    world.clock.advance(limits.session.recent + 1);
    const body = { currentPassword: person.password, newPassword: "another good long password" };
    const change = () => world.post("/auth/change-password", body, person);

    const refused = await change();
    await checkPasskey(world, person, device);
    const changed = await change();

    expect(toRefusal(refused)).toEqual({ status: 403, error: "reauthentication_required" });
    expect(changed.status).toBe(200);
  });
});

describe("a passkey added by someone else", () => {
  it("can be removed with the mailed link, which ends the password and all sessions too", async () => {
    const { person, device } = await buildPasskeyHolder(world);
    const token = await world.mailedToken(person.email, "/undo-two-factor");

    const undone = await world.post("/auth/undo-two-factor", { token });
    const again = await world.post("/auth/undo-two-factor", { token });
    const credential = device.get(
      getOrigin(world),
      (await world.post("/auth/passkeys/sign-in/options")).body.data,
    );
    const byPasskey = await world.post("/auth/passkeys/sign-in", { credential });
    const byPassword = await world.post("/auth/login", { email: person.email, password: person.password });

    expect([undone.status, again.status]).toEqual([200, 400]);
    expect([byPasskey.status, byPassword.status]).toEqual([400, 401]);
    expect((await world.get("/auth/me", person)).status).toBe(401);
  });
});

describe("a changed public address", () => {
  it("is reported with the number of passkeys that it makes useless", async () => {
    const before = await countForeignPasskeys(world.platform);
    const wouldBreak = await countForeignPasskeys(world.platform, "https://elsewhere.example.test");
    const moved = await restartWorld(world, { PUBLIC_URL: "https://elsewhere.example.test" });
    const after = await countForeignPasskeys(moved.platform);
    await moved.close();

    expect(before).toBe(0);
    expect(wouldBreak).toBeGreaterThan(0);
    expect(after).toBe(wouldBreak);
  });

  it("leaves no passkeys to an address without a name", async () => {
    const numbered = await createWorld({ PUBLIC_URL: "http://127.0.0.1:3000" });

    const answer = await numbered.post("/auth/passkeys/options", undefined, await numbered.user());
    await numbered.close();

    expect(toRefusal(answer)).toEqual({ status: 409, error: "conflict" });
  });
});
