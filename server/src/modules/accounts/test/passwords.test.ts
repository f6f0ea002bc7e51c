import { afterAll, describe, expect, it } from "vitest";
import { changeEmail } from "#test/factories/email-changes.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const signIn = (email: string, password: string) => world.post("/auth/login", { email, password });

describe("changing the password", () => {
  it("ends the other sessions and keeps this one", async () => {
    const person = await world.user();
    const other = (await signIn(person.email, person.password)).body.data;

    const change = { currentPassword: person.password, newPassword: "another password" };
    const changed = await world.post("/auth/change-password", change, person);
    const [here, there] = [await world.get("/auth/me", person), await world.get("/auth/me", other)];
    const [old, fresh] = [
      await signIn(person.email, person.password),
      await signIn(person.email, "another password"),
    ];

    expect(changed.body).toEqual({ message: "Your password was changed." });
    expect([here.status, there.status, old.status, fresh.status]).toEqual([200, 401, 401, 200]);
  });

  it("returns 400 for a wrong current password, so that clients do not refresh", async () => {
    const person = await world.user();

    const { status, body } = await world.post(
      "/auth/change-password",
      { currentPassword: "wrong", newPassword: "another password" },
      person,
    );

    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_credentials" });
  });

  it("rejects a new password that is too short", async () => {
    const person = await world.user();

    const { body } = await world.post(
      "/auth/change-password",
      { currentPassword: person.password, newPassword: "12345" },
      person,
    );

    expect(body.details).toEqual(["newPassword: Password must be at least 6 characters long"]);
  });
});

describe("a forgotten password", () => {
  it("gets the same response whether or not the address is registered", async () => {
    const person = await world.user();

    const known = await world.post("/auth/forgot-password", { email: person.email });
    const unknown = await world.post("/auth/forgot-password", { email: "nobody@example.test" });

    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await world.mailsTo("nobody@example.test")).toEqual([]);
  });

  it("is reset through the mailed link, which ends all sessions", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    const reset = await world.post("/auth/reset-password", { token, newPassword: "brand new one" });
    const [session, fresh] = [
      await world.get("/auth/me", person),
      await signIn(person.email, "brand new one"),
    ];

    expect([reset.status, session.status, fresh.status]).toEqual([200, 401, 200]);
  });

  it("is reset once per link, even with ten concurrent attempts", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        world.post("/auth/reset-password", { token, newPassword: `lantern ${at} harbor` }),
      ),
    );

    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  });

  it("has a reset link that expires after an hour", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    world.clock.advance(60 * 60 * 1000 + 1000);
    const { status, body } = await world.post("/auth/reset-password", {
      token,
      newPassword: "brand new one",
    });

    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_token" });
  });

  it("has a reset link that is invalid when truncated", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = (await world.mailedToken(person.email)).slice(0, 20);

    const { status, body } = await world.post("/auth/reset-password", {
      token,
      newPassword: "brand new one",
    });

    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_token" });
  });

  it("has a reset link that is invalid after an email change", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    await changeEmail(world, person, `new-${person.email}`);
    const { body } = await world.post("/auth/reset-password", { token, newPassword: "brand new one" });

    expect(body.error).toBe("invalid_token");
  });

  it("stores no plaintext token in the database", async () => {
    const person = await world.user();
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    const rows = await world.db.selectFrom("mailedTokens").selectAll().execute();
    const stored = JSON.stringify(
      rows.map(({ hash, ...row }) => ({ ...row, hash: hash.toString("base64url") })),
    );

    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});
