import { afterAll, describe, expect, it } from "vitest";
import { requestEmailChange, confirmEmailChange, changeEmail } from "#test/factories/email-changes.ts";
import { turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const world = await createWorld();
const guarded = await createWorld({ RATE_LIMITS: "on" });
afterAll(() => Promise.all([world.close(), guarded.close()]));

const day = 24 * 60 * 60 * 1000;
const toRefusal = ({ status, body }: TestResponse) => ({ status, error: body.error });
const createRegistration = (email: string) => ({ name: "Vera Lind", email, password: "a quiet evening" });
const resetLinksTo = async (email: string) =>
  (await world.mailsTo(email)).filter(({ text }) => text.includes("/reset-password"));

describe("a new email address", () => {
  it("is ignored without the current password, and the response says so", async () => {
    const person = await world.user();
    const thief = `thief-${person.email}`;

    const { status, body } = await world.put("/auth/me/profile", { email: thief, bio: "New words" }, person);
    await world.post("/auth/forgot-password", { email: thief });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ email: person.email, pendingEmail: null, bio: "New words" });
    expect(body.message).toMatch(/wasn’t changed.*enter your password/);
    expect(await world.mailsTo(thief)).toEqual([]);
  });

  it("is rejected with a wrong password, and nothing else is saved", async () => {
    const person = await world.user();
    const change = { email: `new-${person.email}`, bio: "New words", currentPassword: "not this one" };

    const answer = await world.put("/auth/me/profile", change, person);
    const { body } = await world.get("/auth/me", person);

    expect(toRefusal(answer)).toEqual({ status: 400, error: "invalid_credentials" });
    expect(body.data).toMatchObject({ bio: null, pendingEmail: null });
  });

  it("also requires a code when two-factor authentication is on", async () => {
    const person = await world.user();
    const { code } = await turnOnTwoFactor(world, person);
    const change = { email: `new-${person.email}`, currentPassword: person.password };

    const without = await world.put("/auth/me/profile", change, person);
    const withCode = await world.put("/auth/me/profile", { ...change, code: code() }, person);

    expect(without.body.details[0]).toMatch(/^code: /);
    expect(withCode.body.data.pendingEmail).toBe(change.email);
  });

  it("waits for confirmation while the old one stays in use", async () => {
    const person = await world.user();
    const email = `new-${person.email}`;

    const asked = await requestEmailChange(world, person, email);
    await world.post("/auth/forgot-password", { email });
    await world.post("/auth/forgot-password", { email: person.email });
    const byOld = await world.post("/auth/login", { email: person.email, password: person.password });
    const byNew = await world.post("/auth/login", { email, password: person.password });

    expect(asked.body.data).toMatchObject({
      email: person.email,
      pendingEmail: email,
      isEmailVerified: true,
    });
    expect(asked.body.message).toContain(email);
    expect([byOld.status, byNew.status]).toEqual([200, 401]);
    expect(await resetLinksTo(email)).toEqual([]);
    expect(await resetLinksTo(person.email)).toHaveLength(1);
  });

  it("takes effect once confirmed, and the old address is alerted", async () => {
    const person = await world.user();
    const email = `new-${person.email}`;

    const moved = await changeEmail(world, person, email);
    const mails = await world.mailsTo(person.email);

    expect(moved.body.data).toMatchObject({ email, pendingEmail: null, isEmailVerified: true });
    expect(mails.map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
  });

  it("can be canceled, which invalidates its link", async () => {
    const person = await world.user();
    const email = `new-${person.email}`;
    await requestEmailChange(world, person, email);
    const token = await world.mailedToken(email);

    const canceled = await world.delete("/auth/me/pending-email", person);
    const opened = await world.post("/auth/verify-email", { token });

    expect(canceled.body.data).toMatchObject({ email: person.email, pendingEmail: null });
    expect(opened.body.error).toBe("invalid_token");
  });

  it("is discarded by a password reset, which invalidates its link", async () => {
    const person = await world.user();
    const email = `thief-${person.email}`;
    await requestEmailChange(world, person, email);
    const thiefs = await world.mailedToken(email);
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);
    await world.post("/auth/reset-password", { token, newPassword: "a better password" });

    expect((await world.post("/auth/verify-email", { token: thiefs })).body.error).toBe("invalid_token");
  });

  it("can have its confirmation link resent", async () => {
    const person = await world.user();
    const email = `new-${person.email}`;
    await requestEmailChange(world, person, email);

    await world.post("/auth/resend-verification", undefined, person);

    expect(await world.mailsTo(email)).toHaveLength(2);
  });
});

describe("a pending email address", () => {
  it("does not stop others from registering it; its link then reports a conflict", async () => {
    const person = await world.user();
    const email = `wanted-${person.email}`;
    await requestEmailChange(world, person, email);
    const token = await world.mailedToken(email);

    const registered = await world.post("/auth/register", createRegistration(email));
    const late = await world.post("/auth/verify-email", { token });
    const { body } = await world.get("/auth/me", person);

    expect(registered.status).toBe(201);
    expect(toRefusal(late)).toEqual({ status: 409, error: "email_in_use" });
    expect(late.body.message).toMatch(/^Another account now uses this address/);
    expect(body.data.email).toBe(person.email);
  });

  it("goes to only one of several accounts that confirm it concurrently", async () => {
    const people = await Promise.all([world.user(), world.user(), world.user()]);
    const tokens: string[] = [];
    for (const person of people) {
      await requestEmailChange(world, person, "contested@example.test");
      tokens.push(await world.mailedToken("contested@example.test"));
    }

    const answers = await Promise.all(tokens.map((token) => world.post("/auth/verify-email", { token })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("is not reserved: abandoned unconfirmed addresses can be registered immediately", async () => {
    const person = await world.user();
    const passed = [1, 2, 3].map((count) => `stranger-${count}-${person.email}`);
    for (const email of passed) await requestEmailChange(world, person, email);

    for (const email of passed) {
      expect((await world.post("/auth/register", createRegistration(email))).status).toBe(201);
    }
  });

  it("sends no undo link to an old address that was never confirmed", async () => {
    const draft = createRegistration("never-confirmed@example.test");
    const { body } = await world.post("/auth/register", draft);
    const person = { ...(await world.user()), tokens: body.data.tokens, password: draft.password };

    await changeEmail(world, person, "confirmed-now@example.test");
    const mails = await world.mailsTo(draft.email);
    const again = await world.post("/auth/register", draft);

    expect(mails.filter(({ text }) => text.includes("/undo-email"))).toEqual([]);
    expect(again.status).toBe(201);
  });

  it("gets the same response whether registered or not; only its owner is mailed", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const unknown = "nobody-here@example.test";

    const forKnown = await requestEmailChange(world, person, other.email);
    await world.jobs.drain();
    const forUnknown = await requestEmailChange(world, person, unknown);
    const toOutcome = (answer: TestResponse, email: string) =>
      JSON.stringify({ status: answer.status, body: answer.body }).replaceAll(email, "…");
    const [told, ...more] = await world.mailsTo(other.email);

    expect(toOutcome(forKnown, other.email)).toBe(toOutcome(forUnknown, unknown));
    expect(told?.subject).toBe("About your email address");
    expect(told?.text).not.toContain("token=");
    expect(more).toEqual([]);
  });
});

describe("account mail", () => {
  it("is limited to three per address, kind and hour, across accounts", async () => {
    const victim = "victim@example.test";
    for (let count = 0; count < 5; count += 1) {
      await requestEmailChange(guarded, await guarded.user(), victim);
    }
    const known = await guarded.user();
    for (let count = 0; count < 5; count += 1) {
      await guarded.post("/auth/forgot-password", { email: known.email });
    }

    expect(await guarded.mailsTo(victim)).toHaveLength(3);
    expect(await guarded.mailsTo(known.email)).toHaveLength(3);
  });

  it("is limited to five new addresses per account and day", async () => {
    const person = await guarded.user();
    const answers: TestResponse[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await requestEmailChange(guarded, person, `many-${count}@example.test`));
    }

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("does not count failed deliveries toward the limit", async () => {
    const { mailer } = guarded.platform;
    const send = mailer.send;
    const person = await guarded.user();
    const email = `patient-${person.email}`;
    const resend = () => guarded.post("/auth/resend-verification", undefined, person);
    await requestEmailChange(guarded, person, email);
    mailer.send = () => Promise.reject(new Error("no mail today"));
    for (let count = 0; count < 4; count += 1) {
      await guarded.jobs.drain().catch(() => {});
      await resend();
    }
    mailer.send = send;

    expect((await guarded.mailsTo(email)).length).toBeGreaterThan(0);
  });
});

describe("a password reset link", () => {
  it("is never sent to an unconfirmed address that replaced a confirmed one", async () => {
    const person = await world.user();
    const email = `unproven-${person.email}`;
    await changeEmail(world, person, email);
    await world.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", person.id).execute();

    await world.post("/auth/forgot-password", { email });

    expect(await resetLinksTo(email)).toEqual([]);
  });

  it("is sent to the registration address, confirmed or not", async () => {
    const draft = createRegistration("just-registered@example.test");
    await world.post("/auth/register", draft);
    world.clock.advance(day);

    await world.post("/auth/forgot-password", { email: draft.email });

    expect(await resetLinksTo(draft.email)).toHaveLength(1);
  });
});

describe("an email confirmation link", () => {
  it("reports an already confirmed address when it is opened twice", async () => {
    const person = await world.user();
    const email = `twice-${person.email}`;
    await requestEmailChange(world, person, email);
    const token = await world.mailedToken(email);

    await world.post("/auth/verify-email", { token });
    const again = await world.post("/auth/verify-email", { token });
    await changeEmail(world, person, `thrice-${person.email}`);
    const outdated = await world.post("/auth/verify-email", { token });

    expect(toRefusal(again)).toEqual({ status: 409, error: "conflict" });
    expect(again.body.message).toBe("This email address is already confirmed.");
    expect(outdated.body.error).toBe("invalid_token");
    expect((await confirmEmailChange(world, email)).body.error).toBe("invalid_token");
  });
});
