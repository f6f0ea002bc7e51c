import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const [hour, week] = [60 * 60 * 1000, limits.account.emailObjection];

let count = 0;
/** As an admin, requests a new email address for a member. */
async function requestChange(person?: Person) {
  const [admin, member] = [await world.admin(), person ?? (await world.user())];
  const email = `new-${(count += 1)}@example.test`;
  const answer = await world.put(`/admin/users/${member.id}`, { email }, admin);
  return { admin, person: member, email, answer };
}

const linkTo = async (email: string, page: string) => {
  const mail = (await world.mailsTo(email)).findLast(({ text }) => text.includes(page));
  return new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
};
const confirm = async (email: string) =>
  world.post("/auth/confirm-email", { token: await linkTo(email, "confirm-email") });
const sweep = async () => {
  await world.jobs.send(world.db, "accounts.hourly-sweep", {});
  await world.jobs.drain();
};
const canSignInWith = async (email: string, { password }: Person) =>
  (await world.post("/auth/login", { email, password })).status;
const getPendingEmail = async (person: Person, admin: Person) =>
  (await world.get(`/admin/users/${person.id}/pending-email`, await world.signedInAgain(admin))).body.data;

describe("an email address entered by an admin", () => {
  it("takes effect only after confirmation and a week for objections", async () => {
    const { admin, person, email, answer } = await requestChange();
    const pending = await getPendingEmail(person, admin);
    await confirm(email);
    world.clock.advance(week - hour);
    await sweep();
    const early = [await canSignInWith(email, person), await canSignInWith(person.email, person)];
    world.clock.advance(2 * hour);
    await sweep();
    const due = [await canSignInWith(email, person), await canSignInWith(person.email, person)];

    expect([answer.status, answer.body.data.email]).toEqual([200, person.email]);
    expect(pending).toMatchObject({ email, isConfirmed: false, by: { name: admin.name } });
    expect(early).toEqual([401, 200]);
    expect(due).toEqual([200, 401]);
  });

  it("never takes effect unconfirmed; a late confirmation applies immediately", async () => {
    const { person, email } = await requestChange();
    world.clock.advance(week + hour);
    await sweep();
    const unconfirmed = await canSignInWith(email, person);

    const confirmed = await confirm(email);

    expect([unconfirmed, confirmed.status]).toEqual([401, 200]);
    expect(Object.keys(confirmed.body)).not.toContain("data");
    expect(await canSignInWith(email, person)).toBe(200);
  });

  it("still waits out the week when the member requests the link again", async () => {
    const { person, email } = await requestChange();
    await world.post("/auth/resend-verification", undefined, person);
    const links = (await world.mailsTo(email)).map(({ text }) => /\/([a-z-]+)\?token=/.exec(text)?.[1]);

    await confirm(email);

    expect(links).toEqual(["confirm-email", "confirm-email"]);
    expect(await canSignInWith(email, person)).toBe(401);
  });

  it("receives no password reset link before it takes effect", async () => {
    const { email } = await requestChange();
    await confirm(email);
    const before = (await world.mailsTo(email)).length;

    await world.post("/auth/forgot-password", { email });

    expect((await world.mailsTo(email)).length).toBe(before);
  });

  it("can be rejected once through the link sent to the old address", async () => {
    const { admin, person, email } = await requestChange();
    await confirm(email);
    const token = await linkTo(person.email, "keep-email");

    const refused = await world.post("/auth/keep-email", { token });
    const again = await world.post("/auth/keep-email", { token });
    world.clock.advance(week + hour);
    await sweep();

    expect([refused.status, again.status, again.body.error]).toEqual([200, 400, "invalid_token"]);
    expect(await getPendingEmail(person, admin)).toBeNull();
    expect([await canSignInWith(email, person), await canSignInWith(person.email, person)]).toEqual([
      401, 200,
    ]);
  });

  it("can be canceled by the member or by an admin", async () => {
    const [one, other] = [await requestChange(), await requestChange()];

    const own = await world.delete("/auth/me/pending-email", one.person);
    const byAdmin = await world.delete(`/admin/users/${other.person.id}/pending-email`, other.admin);
    const twice = await world.delete(`/admin/users/${other.person.id}/pending-email`, other.admin);
    const late = await confirm(other.email);

    expect([own.status, byAdmin.status, twice.status]).toEqual([200, 200, 409]);
    expect(await getPendingEmail(one.person, one.admin)).toBeNull();
    expect([late.status, late.body.error]).toEqual([400, "invalid_token"]);
  });

  it("is refused when it belongs to another account", async () => {
    const [admin, person, other] = [await world.admin(), await world.user(), await world.user()];

    const { status, body } = await world.put(`/admin/users/${person.id}`, { email: other.email }, admin);

    expect([status, body.error]).toEqual([409, "email_in_use"]);
  });

  it("is dropped when a new account registers with it during the week", async () => {
    const { person, email } = await requestChange();
    await confirm(email);
    const newcomer = { name: "Nia", email, password: "a good long password" };
    const { status } = await world.post("/auth/register", newcomer);
    world.clock.advance(week + hour);
    await sweep();

    expect(status).toBe(201);
    expect(await canSignInWith(person.email, person)).toBe(200);
  });

  it("is reported to all admins and undoable when the account is an admin's", async () => {
    const third = await world.admin();
    const { admin, person, email } = await requestChange(await world.admin());
    await confirm(email);

    const { body } = await world.get("/admin/staff-acts", third);
    const mails = await world.mailsTo(third.email);
    const undone = await world.post(`/admin/staff-acts/${body.data[0]._id}/undo`, undefined, third);

    expect(body.data[0]).toMatchObject({
      kind: "email",
      target: { _id: person.id },
      actor: { _id: admin.id },
    });
    expect(mails.at(-1)?.subject).toBe("A change to your team");
    expect(undone.status).toBe(200);
    expect(await getPendingEmail(person, third)).toBeNull();
  });
});
