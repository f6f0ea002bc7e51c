import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;

describe("account details", () => {
  it("are updated per field: omitted fields stay, null clears", async () => {
    const person = await world.user();
    const full = { phone: "+44 20 7946 0000", location: "London", address: "Soho", bio: "Hello" };

    await world.put("/auth/me/profile", full, person);
    const { body } = await world.put("/auth/me/profile", { phone: null, name: "New Name" }, person);

    expect(body.data).toMatchObject({ ...full, phone: null, name: "New Name" });
  });

  it("ignore fields that are not in the contract", async () => {
    const person = await world.user();

    const { body } = await world.put(
      "/auth/me/profile",
      { roles: ["admin"], status: "banned", _id: "x" },
      person,
    );

    expect(body.data).toMatchObject({ _id: person.id, roles: ["user"], status: "active" });
  });

  it.each([
    ["name", ""],
    ["phone", "1".repeat(41)],
    ["phone", "call me maybe"],
    ["phone", "12 34"],
    ["bio", "x".repeat(2001)],
    ["profileImageUrl", "http://example.test/a.jpg"],
    ["profileImageUrl", "//evil.test/a.jpg"],
    ["profileImageUrl", "javascript:alert(1)"],
    ["profileImageUrl", "https://images.unsplash.com/a.jpg"],
    ["location", "a\0b"],
  ])("reject %s %j", async (field, value) => {
    const person = await world.user();

    const { status, body } = await world.put("/auth/me/profile", { [field]: value }, person);

    expect(status).toBe(400);
    expect(body.details[0]).toMatch(new RegExp(`^${field}: `));
  });
});

describe("settings", () => {
  it("can be changed one at a time", async () => {
    const person = await world.user();

    const { body } = await world.put("/auth/me/settings", { showOnlineStatus: false }, person);

    expect(body.data.settings).toEqual({
      notifyMessages: true,
      notifyReviews: true,
      notifyAccount: true,
      showOnlineStatus: false,
      sendReadReceipts: true,
      showTyping: true,
      acceptNewConversations: true,
    });
  });
});

describe("the data export", () => {
  it("is a file with the account and its devices, without secrets", async () => {
    const person = await world.user({ name: "Export Me" });

    const { body, headers } = await world.get("/auth/me/export", person);

    expect(headers["content-disposition"]).toContain("attachment");
    expect(body.data.account).toMatchObject({ name: "Export Me", email: person.email });
    expect(body.data.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|seed/);
  });
});

describe("closing the account", () => {
  const close = (person: Awaited<ReturnType<typeof world.user>>) =>
    world.delete("/auth/me", person, { password: person.password });

  it("requires the password", async () => {
    const person = await world.user();

    const { status, body } = await world.delete("/auth/me", person, { password: "wrong one" });

    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_credentials" });
  });

  it("ends the session, and signing in with the correct password explains why", async () => {
    const person = await world.user();

    const closed = await close(person);
    await world.jobs.drain();
    const me = await world.get("/auth/me", person);
    const right = await world.post("/auth/login", { email: person.email, password: person.password });
    const wrong = await world.post("/auth/login", { email: person.email, password: "not this one" });

    expect([closed.status, me.status]).toEqual([200, 401]);
    expect({ status: right.status, error: right.body.error }).toEqual({
      status: 403,
      error: "account_closed",
    });
    expect(right.body.message).toMatch(/^This account is closed and will be erased on \w+ \d+, \d{4}\./);
    expect({ status: wrong.status, error: wrong.body.error }).toEqual({
      status: 401,
      error: "invalid_credentials",
    });
  });

  it("can be undone through a link resent by the forgotten-password form", async () => {
    const person = await world.user();
    await close(person);
    await world.jobs.drain();

    await world.post("/auth/forgot-password", { email: person.email });
    const mails = await world.mailsTo(person.email);
    const reopened = await world.post("/auth/reopen", { token: await world.mailedToken(person.email) });

    expect(mails.filter(({ text }) => text.includes("/reopen-account"))).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain("/reset-password");
    expect(reopened.status).toBe(200);
  });

  it("reports an open account when the reopen link is used twice", async () => {
    const person = await world.user();
    await close(person);
    const token = await world.mailedToken(person.email);

    await world.post("/auth/reopen", { token });
    const again = await world.post("/auth/reopen", { token });

    expect({ status: again.status, error: again.body.error }).toEqual({ status: 409, error: "conflict" });
    expect(again.body.message).toMatch(/already open/);
  });

  it("offers no reopen link or explanation after removal by an admin", async () => {
    const [person, admin] = [await world.user(), await world.admin()];
    await world.delete(`/admin/users/${person.id}`, admin, { reason: "Spam" });
    await world.post("/auth/forgot-password", { email: person.email });

    const { status, body } = await world.post("/auth/login", {
      email: person.email,
      password: person.password,
    });

    expect({ status, error: body.error }).toEqual({ status: 401, error: "invalid_credentials" });
    expect(JSON.stringify(await world.mailsTo(person.email))).not.toContain("token=");
  });

  it("can be undone through the mailed link within 30 days", async () => {
    const person = await world.user();
    await close(person);
    const token = await world.mailedToken(person.email);

    world.clock.advance(29 * day);
    const reopened = await world.post("/auth/reopen", { token });
    const { status } = await world.post("/auth/login", { email: person.email, password: person.password });

    expect([reopened.status, status]).toEqual([200, 200]);
  });

  it("erases all personal data after 30 days", async () => {
    const person = await world.user({ name: "Canary Finch", email: "canary-finch@example.test" });
    await world.put("/auth/me/profile", { bio: "canary-bio", phone: "+47 99 11 22 33" }, person);
    await close(person);
    const token = await world.mailedToken(person.email);

    world.clock.advance(30 * day + 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();
    const reopened = await world.post("/auth/reopen", { token });
    const row = await world.db.selectFrom("users").selectAll().where("id", "=", person.id).executeTakeFirst();

    expect(reopened.body.error).toBe("invalid_token");
    expect(row).toMatchObject({ name: "Former member", email: null, passwordHash: null });
    expect(JSON.stringify(row)).not.toMatch(/canary/i);
  });

  it("is refused for admins", async () => {
    const admin = await world.admin();

    const { status } = await close(admin);

    expect(status).toBe(403);
  });
});
