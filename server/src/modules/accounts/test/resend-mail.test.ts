import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld, type TestResponse } from "#test/world.ts";

const [world, limited] = [await createWorld(), await createWorld({ RATE_LIMITS: "on" })];
afterAll(() => Promise.all([world.close(), limited.close()]));
const [admin, support] = [await world.admin(), await world.user({ roles: ["support"] })];

const resend = (who: Person, mail: string, by = support) =>
  world.post(`/admin/users/${who.id}/mails`, { mail }, by);
const toOutcome = ({ status, body }: TestResponse) => [status, body.message];

describe("a mail that support sends again", () => {
  it.each([
    ["verification", "/verify-email?token="],
    ["password", "/reset-password?token="],
  ])("reaches the owner alone and is audited: %s", async (mail, link) => {
    const person = await world.user();
    await world.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", person.id).execute();
    const before = (await world.mailsTo(person.email)).length;

    const { status, body } = await resend(person, mail);

    const sent = (await world.mailsTo(person.email)).slice(before);
    const { body: log } = await world.get(`/admin/audit-log?subject=${person.id}`, admin);
    expect([status, body.message]).toEqual([200, "The mail is on its way."]);
    expect(JSON.stringify(body)).not.toContain("token=");
    expect(sent.map(({ text }) => text.includes(link))).toEqual([true]);
    expect(log.data[0]).toMatchObject({ action: "user.mail_resent", after: { mail } });
  });

  it("invites a person whose account was created for them, until they use it", async () => {
    const [person, known] = [await world.user(), await world.user()];
    await world.db.updateTable("users").set({ claimedAt: null }).where("id", "=", person.id).execute();

    const invited = await resend(person, "invitation");
    const refused = await resend(known, "invitation");

    expect(invited.status).toBe(200);
    expect((await world.mailsTo(person.email)).at(-1)?.text).toContain("/reset-password?token=");
    expect(toOutcome(refused)).toEqual([409, "This person already uses the account."]);
  });

  it("is refused where it would lead nowhere", async () => {
    const [confirmed, banned] = [await world.user(), await world.user()];
    await world.post(`/admin/users/${banned.id}/ban`, { reason: "Enough." }, admin);

    const answers = [await resend(confirmed, "verification"), await resend(banned, "password")];

    expect(answers.map(toOutcome)).toEqual([
      [409, "This email address is already confirmed."],
      [409, "This account is banned."],
    ]);
  });

  it("is sent three times an hour to one person", async () => {
    const [helper, person] = [await limited.user({ roles: ["support"] }), await limited.user()];
    const statuses = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const path = `/admin/users/${person.id}/mails`;
      statuses.push((await limited.post(path, { mail: "password" }, helper)).status);
    }

    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
