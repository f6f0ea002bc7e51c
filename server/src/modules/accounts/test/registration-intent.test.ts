import { afterAll, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const intent = { kind: "favorite", target: newId(), path: "/escort/celeste?page=2#reviews" };

let count = 0;
async function register(given: object = { intent }) {
  count += 1;
  const draft = { name: "Vera Lind", email: `intent-${count}@example.test`, password: "secret-enough" };
  const { status, body } = await world.post("/auth/register", { ...draft, ...given });
  return { status, body, email: draft.email };
}

const verify = async (email: string) =>
  world.post("/auth/verify-email", { token: await world.mailedToken(email) });

describe("what a person registers for", () => {
  it("is returned once, by the mailed confirmation", async () => {
    const { email } = await register();
    const token = await world.mailedToken(email);

    const first = await world.post("/auth/verify-email", { token });
    const second = await world.post("/auth/verify-email", { token });

    expect(first.body.data.intent).toEqual(intent);
    expect({ status: second.status, error: second.body.error }).toEqual({ status: 409, error: "conflict" });
  });

  it("is never part of the mailed link or of the account", async () => {
    const { email, body } = await register();

    const [mail] = await world.mailsTo(email);

    expect(JSON.stringify(mail)).not.toMatch(/favorite|celeste/);
    expect(mail?.text).not.toContain(intent.target);
    expect(body.data.user).not.toHaveProperty("intent");
  });

  it("survives a second mail", async () => {
    const { email, body } = await register();
    await world.post("/auth/resend-verification", undefined, body.data);

    expect((await verify(email)).body.data.intent).toEqual(intent);
  });

  it("is forgotten once it was carried out", async () => {
    const { email, body } = await register();

    const forgotten = await world.delete("/auth/me/intent", body.data);

    expect(forgotten.status).toBe(200);
    expect((await verify(email)).body.data.intent).toBeNull();
  });

  it("is null for a person who just registered", async () => {
    const { email } = await register({});

    expect((await verify(email)).body.data.intent).toBeNull();
  });

  it("is part of the data export", async () => {
    const { body } = await register();

    const { body: file } = await world.get("/auth/me/export", body.data);

    expect(file.data.registeredFor).toMatchObject(intent);
  });

  it("is purged after a week", async () => {
    const { body } = await register();
    const stored = () =>
      world.db
        .selectFrom("registrationIntents")
        .select("kind")
        .where("userId", "=", body.data.user._id)
        .execute();
    const clean = async () => {
      await world.jobs.send(world.db, "accounts.daily-cleaning", {});
      await world.jobs.drain();
    };

    world.clock.advance(6 * day);
    await clean();
    expect(await stored()).toHaveLength(1);
    world.clock.advance(2 * day);
    await clean();
    expect(await stored()).toHaveLength(0);
  });

  it.each([
    { ...intent, path: "//evil.test" },
    { ...intent, path: "https://evil.test" },
    { ...intent, path: "/\\evil.test" },
    { ...intent, target: null },
    { ...intent, target: "celeste" },
    { ...intent, kind: "pay" },
    { kind: "listing", target: newId(), path: "/supplier/profile" },
  ])("is refused if it is invalid: %j", async (invalid) => {
    const { status, body } = await register({ intent: invalid });

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
  });
});

describe("signing out all other devices", () => {
  it("ends every session except the current one", async () => {
    const phone = await world.user();
    const tablet = await world.signedInAgain(phone);
    const laptop = await world.signedInAgain(phone);

    const { status, body } = await world.delete("/auth/sessions", tablet);

    expect({ status, ended: body.data.ended }).toEqual({ status: 200, ended: 2 });
    expect((await world.get("/auth/me", phone)).status).toBe(401);
    expect((await world.get("/auth/me", laptop)).status).toBe(401);
    expect((await world.get("/auth/me", tablet)).status).toBe(200);
    expect((await world.delete("/auth/sessions", tablet)).body.data.ended).toBe(0);
  });

  it("leaves other people signed in, and needs a session", async () => {
    const [person, other] = [await world.user(), await world.user()];

    await world.delete("/auth/sessions", person);

    expect((await world.get("/auth/me", other)).status).toBe(200);
    expect((await world.delete("/auth/sessions")).status).toBe(401);
  });
});
