import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const hour = 60 * 60 * 1000;
const signIn = (person: { email: string; password: string }, more: object = {}) =>
  world.post("/auth/login", { email: person.email, password: person.password, ...more });

describe("signing in", () => {
  it("returns the user and working tokens", async () => {
    const person = await world.user({ name: "Ines" });

    const { status, body } = await signIn(person);
    const me = await world.get("/auth/me", body.data);

    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ _id: person.id, name: "Ines", email: person.email });
    expect(me.body.data._id).toBe(person.id);
  });

  it("returns identical responses for an unknown address and a wrong password", async () => {
    const person = await world.user();

    const wrong = await signIn({ ...person, password: "not the password" });
    const unknown = await signIn({ email: "nobody@example.test", password: "not the password" });

    const without = ({ body: { requestId: _, ...rest } }: typeof wrong) => rest;
    expect(wrong.status).toBe(401);
    expect(without(wrong)).toEqual({ error: "invalid_credentials", message: "Invalid email or password." });
    expect(without(unknown)).toEqual(without(wrong));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it.each(["banned", "suspended"] as const)(
    "tells a %s member why, but only with the correct password",
    async (status) => {
      const person = await world.user();
      await world.db
        .updateTable("users")
        .set({ status, statusReason: "Spam" })
        .where("id", "=", person.id)
        .execute();

      const right = await signIn(person);
      const wrong = await signIn({ ...person, password: "not the password" });

      expect(right.status).toBe(403);
      expect(right.body).toMatchObject({
        error: `account_${status}`,
        message: expect.stringContaining("Spam"),
      });
      expect(wrong.body.error).toBe("invalid_credentials");
    },
  );

  it("sends a discreet alert for a new device, none for a known one", async () => {
    const person = await world.user();
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const fromFirefox = () =>
      world.http.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        headers: { "user-agent": agent },
        payload: { email: person.email, password: person.password },
      });

    await fromFirefox();
    await fromFirefox();
    const mails = await world.mailsTo(person.email);

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Firefox on Linux");
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/escort|companion|adult/i);
  });

  it.each([{}, { email: "a@example.test" }, { email: 5, password: 5 }, [], null])(
    "rejects the body %j",
    async (body) => {
      const answer = await world.post("/auth/login", body);

      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 400,
        error: "validation_error",
      });
      expect(answer.body.details.length).toBeGreaterThan(0);
    },
  );
});

describe("a session", () => {
  it("lasts 30 days when remembered, regardless of use", async () => {
    const person = await world.user();
    let { tokens } = (await signIn(person, { remember: true })).body.data;

    for (let day = 0; day < 3; day += 1) {
      world.clock.advance(9 * 24 * hour);
      ({ tokens } = (await world.post("/auth/refresh", { refresh: tokens.refresh })).body.data);
    }
    world.clock.advance(4 * 24 * hour);
    const late = await world.post("/auth/refresh", { refresh: tokens.refresh });

    expect(late.status).toBe(401);
  });

  it("expires after 12 hours of inactivity when not remembered", async () => {
    const person = await world.user();
    const { tokens } = (await signIn(person)).body.data;

    world.clock.advance(11 * hour);
    const used = await world.post("/auth/refresh", { refresh: tokens.refresh });
    world.clock.advance(11 * hour);
    const again = await world.post("/auth/refresh", { refresh: used.body.data.tokens.refresh });
    world.clock.advance(13 * hour);
    const idle = await world.post("/auth/refresh", { refresh: again.body.data.tokens.refresh });

    expect([used.status, again.status, idle.status]).toEqual([200, 200, 401]);
  });

  it("has access tokens that expire after 15 minutes", async () => {
    const person = await world.user();

    world.clock.advance(15 * 60 * 1000 + 1000);
    const { status, body } = await world.get("/auth/me", person);

    expect({ status, error: body.error }).toEqual({ status: 401, error: "token_expired" });
  });

  it.each(["", "x", "Bearer", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."])(
    "rejects the access token %j",
    async (access) => {
      const { status, body } = await world.get("/auth/me", { tokens: { access } });

      expect({ status, error: body.error }).toEqual({ status: 401, error: "unauthorized" });
    },
  );

  it("is listed as a device and can be revoked immediately from another", async () => {
    const person = await world.user();
    const other = (await signIn(person)).body.data;

    const listed = await world.get("/auth/sessions", person);
    const [foreign] = listed.body.data.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const revoked = await world.delete(`/auth/sessions/${foreign._id}`, person);
    const refused = await world.get("/auth/me", other);
    const refresh = await world.post("/auth/refresh", { refresh: other.tokens.refresh });

    expect(listed.body.data).toHaveLength(2);
    expect(revoked.body).toEqual({ data: { _id: foreign._id } });
    expect([refused.status, refresh.status]).toEqual([401, 401]);
  });

  it("of another member looks like one that does not exist", async () => {
    const [person, stranger] = [await world.user(), await world.user()];
    const { body } = await world.get("/auth/sessions", person);

    const theirs = await world.delete(`/auth/sessions/${body.data[0]._id}`, stranger);
    const none = await world.delete("/auth/sessions/01900000-0000-7000-8000-000000000000", stranger);

    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect({ ...theirs.body, requestId: "" }).toEqual({ ...none.body, requestId: "" });
  });

  it("ends on sign-out", async () => {
    const person = await world.user();

    const out = await world.post("/auth/logout", {}, person);
    const after = await world.get("/auth/me", person);
    const refresh = await world.post("/auth/refresh", { refresh: person.tokens.refresh });

    expect([out.status, after.status, refresh.status]).toEqual([200, 401, 401]);
  });
});
