import { afterAll, describe, expect, it } from "vitest";
import { requestEmailChange, confirmEmailChange, changeEmail } from "#test/factories/email-changes.ts";
import { turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { createWorld } from "#test/world.ts";
import type { Person } from "#test/factories/accounts.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const move = (person: Person, email: string) => changeEmail(world, person, email);
const undo = (token: string) => world.post("/auth/undo-email", { token });
const signIn = (email: string, password: string) => world.post("/auth/login", { email, password });

describe("a changed email address", () => {
  it("can be undone from the old address through a discreet mail", async () => {
    const person = await world.user();
    await move(person, `thief-${person.email}`);
    const mails = await world.mailsTo(person.email);

    const { status } = await undo(await world.mailedToken(person.email));
    const device = await world.get("/auth/me", person);
    const withOldPassword = await signIn(person.email, person.password);
    const token = await world.mailedToken(person.email);
    await world.post("/auth/reset-password", { token, newPassword: "a better password" });
    const back = await signIn(person.email, "a better password");

    expect(mails.map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
    expect(JSON.stringify(mails)).not.toMatch(/escort|companion|adult/i);
    expect([status, device.status, withOldPassword.status]).toEqual([200, 401, 401]);
    expect(back.body.data.user).toMatchObject({
      _id: person.id,
      email: person.email,
      isEmailVerified: true,
    });
  });

  it("can be undone once, within seven days", async () => {
    const [person, late] = [await world.user(), await world.user()];
    await move(person, `a-${person.email}`);
    await move(late, `b-${late.email}`);
    const [token, lateToken] = [await world.mailedToken(person.email), await world.mailedToken(late.email)];

    const answers = await Promise.all([undo(token), undo(token), undo(token)]);
    world.clock.advance(7 * day + 1000);
    const tooLate = await undo(lateToken);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(tooLate.body.error).toBe("invalid_token");
  });

  it("leaves no valid undo link to an attacker who changed it twice", async () => {
    const person = await world.user();
    const [first, second] = [`first-${person.email}`, `second-${person.email}`];
    await move(person, first);
    const token = await world.mailedToken(person.email);
    world.clock.advance(1000);
    await move(person, second);
    const thiefs = await world.mailedToken(first);

    await undo(token);
    const again = await undo(thiefs);

    expect(again.body.error).toBe("invalid_token");
  });

  it("reserves the old address for the member while it can be undone", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const former = `former-${person.email}`;
    await requestEmailChange(world, other, former);
    const waiting = await world.mailedToken(former);
    await move(person, former);
    await move(person, `kept-${person.email}`);
    const join = (email: string) =>
      world.post("/auth/register", { name: "Eve", email, password: "a quiet evening" });

    const answers = [
      await join(former),
      await join(person.email),
      await world.post("/auth/verify-email", { token: waiting }),
    ];
    const own = await move(person, former);
    await move(person, `again-${person.email}`);
    world.clock.advance(7 * day + 1000);
    const later = await join(former);

    for (const { status, body } of answers) {
      expect({ status, error: body.error }).toEqual({ status: 409, error: "email_in_use" });
    }
    expect([own.status, later.status]).toEqual([200, 201]);
  });

  it("does not release the old address to concurrent registrations", async () => {
    const person = await world.user();
    const register = (at: number) =>
      world.post("/auth/register", { name: `Eve ${at}`, email: person.email, password: "a quiet evening" });

    await requestEmailChange(world, person, `raced-${person.email}`);
    const token = await world.mailedToken(`raced-${person.email}`);

    const answers = await Promise.all([
      register(1),
      world.post("/auth/verify-email", { token }),
      register(2),
      register(3),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 409]);
  });

  it("turns off an attacker's two-factor authentication when undone", async () => {
    const person = await world.user();
    const { code } = await turnOnTwoFactor(world, person);
    const email = `locked-${person.email}`;
    await world.put("/auth/me/profile", { email, currentPassword: person.password, code: code() }, person);
    await confirmEmailChange(world, email);

    await undo(await world.mailedToken(person.email, "/undo-email"));
    const token = await world.mailedToken(person.email, "/reset-password");
    await world.post("/auth/reset-password", { token, newPassword: "a better password" });
    const back = await signIn(person.email, "a better password");

    expect(back.body.data.user.isTwoFactorOn).toBe(false);
  });

  it("sends a reopen link when undone after the account was closed", async () => {
    const person = await world.user();
    const taken = `closed-${person.email}`;
    await move(person, taken);
    await world.delete("/auth/me", person, { password: person.password });
    const thiefs = await world.mailedToken(taken);

    await undo(await world.mailedToken(person.email));
    const refused = await world.post("/auth/reopen", { token: thiefs });
    const mail = (await world.mailsTo(person.email)).findLast(({ text }) => text.includes("/reopen-account"));
    const token = /\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const reopened = await world.post("/auth/reopen", { token });

    expect([refused.status, reopened.status]).toEqual([400, 200]);
  });

  // An email change by an admin stays pending, and the old address can reject it: see admin-email-changes.test.ts.
  it("offers no undo link when an admin entered it", async () => {
    const [person, admin] = [await world.user(), await world.admin()];

    await world.put(`/admin/users/${person.id}`, { email: `office-${person.email}` }, admin);
    const mails = await world.mailsTo(person.email);

    expect(mails.map(({ subject }) => subject)).toEqual(["Your email address is about to change"]);
    expect(JSON.stringify(mails)).not.toContain("undo-email?token=");
  });
});
