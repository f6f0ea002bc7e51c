import { afterAll, describe, expect, it } from "vitest";
import { changeEmail } from "#test/factories/email-changes.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

let count = 0;
const registration = (given: object = {}) => {
  count += 1;
  return { name: "Vera Lind", email: `vera-${count}@example.test`, password: "secret-enough", ...given };
};

describe("registering", () => {
  it("creates an account, signs in, and never returns the password", async () => {
    const draft = registration({ role: "escort" });

    const { status, body } = await world.post("/auth/register", draft);
    const me = await world.get("/auth/me", body.data);

    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({
      name: "Vera Lind",
      email: draft.email,
      roles: ["escort"],
      status: "active",
    });
    expect(body.data.user.isEmailVerified).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
    expect(me.body.data).toEqual(body.data.user);
  });

  it("assigns the role user by default", async () => {
    const { body } = await world.post("/auth/register", registration());

    expect(body.data.user.roles).toEqual(["user"]);
  });

  it.each(["admin", "vip", "supplier", "", null])("rejects the role %j", async (role) => {
    const { status, body } = await world.post("/auth/register", registration({ role }));

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
    expect(body.details[0]).toMatch(/^role: /);
  });

  it("ignores fields that are not in the contract", async () => {
    const { body } = await world.post(
      "/auth/register",
      registration({ roles: ["admin"], isEmailVerified: true }),
    );

    expect(body.data.user).toMatchObject({ roles: ["user"], isEmailVerified: false });
  });

  it("rejects a five-character password and accepts six characters", async () => {
    const short = await world.post("/auth/register", registration({ password: "12345" }));
    const long = await world.post("/auth/register", registration({ password: "kc7 qd" }));

    expect(short.body.details).toEqual(["password: Password must be at least 6 characters long"]);
    expect(long.status).toBe(201);
  });

  it.each([
    ["name", ""],
    ["name", "   "],
    ["name", "x".repeat(81)],
    ["name", "a\0b"],
    ["name", "\ud800"],
    ["email", "nobody"],
    ["email", "a@b\0.test"],
    ["password", "123456\0"],
  ])("rejects %s %j with a message for the field", async (field, value) => {
    const { status, body } = await world.post("/auth/register", registration({ [field]: value }));

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
    expect(body.details[0]).toMatch(new RegExp(`^${field}: `));
  });

  it("treats email addresses as case-insensitive", async () => {
    const first = registration({ email: "Mixed.Case@Example.test" });

    await world.post("/auth/register", first);
    const { status, body } = await world.post("/auth/register", {
      ...first,
      email: " mixed.case@example.TEST ",
    });

    expect({ status, error: body.error }).toEqual({ status: 409, error: "email_in_use" });
  });

  it("succeeds for one of ten concurrent requests with the same address", async () => {
    const draft = registration();

    const answers = await Promise.all(Array.from({ length: 10 }, () => world.post("/auth/register", draft)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it("mails a link that verifies the address once", async () => {
    const draft = registration();
    const { body } = await world.post("/auth/register", draft);
    const token = await world.mailedToken(draft.email);

    const verified = await world.post("/auth/verify-email", { token });
    const again = await world.post("/auth/verify-email", { token });

    expect(verified.body.data).toMatchObject({ _id: body.data.user._id, isEmailVerified: true });
    expect({ status: again.status, error: again.body.error }).toEqual({ status: 409, error: "conflict" });
  });
});

describe("a verification link", () => {
  it("expires after a day", async () => {
    const draft = registration();
    await world.post("/auth/register", draft);
    const token = await world.mailedToken(draft.email);

    world.clock.advance(24 * 60 * 60 * 1000 + 1000);
    const { body } = await world.post("/auth/verify-email", { token });

    expect(body.error).toBe("invalid_token");
  });

  it("can be requested again", async () => {
    const draft = registration();
    const { body } = await world.post("/auth/register", draft);

    const asked = await world.post("/auth/resend-verification", undefined, body.data);
    const mails = await world.mailsTo(draft.email);

    expect(asked.status).toBe(200);
    expect(mails).toHaveLength(2);
  });

  it("is invalid after the address has changed", async () => {
    const draft = registration();
    const { tokens } = (await world.post("/auth/register", draft)).body.data;
    const token = await world.mailedToken(draft.email);

    await changeEmail(
      world,
      { ...(await world.user()), tokens, password: draft.password },
      `other-${draft.email}`,
    );
    const { body: refusal } = await world.post("/auth/verify-email", { token });

    expect(refusal.error).toBe("invalid_token");
  });
});

describe("a new password", () => {
  const weak = ["password", "123456", "vesper", "Vesper1!", "P@ssw0rd", "aaaaaa", "qwerty12", "monkeymonkey"];

  it.each(weak)("cannot be %j", async (password) => {
    const { status, body } = await world.post("/auth/register", registration({ password }));

    expect({ status, error: body.error }).toEqual({ status: 400, error: "validation_error" });
    expect(body.details[0]).toMatch(
      /^password: (This password is too common|Your password can’t be your name)/,
    );
  });

  it("cannot be based on the member's own address or name", async () => {
    const draft = registration({ email: "nadia.storm@example.test", name: "Nadia Storm" });

    for (const password of [draft.email, "nadia.storm", "NadiaStorm", "storm2026"]) {
      const { body } = await world.post("/auth/register", { ...draft, password });
      expect(body.details[0]).toMatch(/^password: Your password can’t be your name/);
    }
  });

  it("follows the same rules when changed, reset or set by an admin", async () => {
    const [person, admin] = [await world.user(), await world.admin()];
    await world.post("/auth/forgot-password", { email: person.email });
    const token = await world.mailedToken(person.email);

    const answers = [
      await world.post(
        "/auth/change-password",
        { currentPassword: person.password, newPassword: person.email },
        person,
      ),
      await world.post("/auth/reset-password", { token, newPassword: "letmein1" }),
      await world.post("/admin/users", { ...registration({ password: "qwerty" }), role: undefined }, admin),
    ];
    const after = await world.post("/auth/reset-password", { token, newPassword: "a better password" });

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers[1]?.body.details[0]).toMatch(/^newPassword: /);
    expect(after.status).toBe(200);
  });
});
