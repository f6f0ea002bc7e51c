import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const support = "support@vesper.test";
const draft = {
  name: "Nora Lind",
  email: "nora@example.test",
  subject: "A question",
  message: "Good evening,\nhow do I change my city?",
};

const send = (given: object = {}) => world.post("/api/contact", { ...draft, ...given });
const inbox = (status = "open") => world.get(`/admin/contact-messages?status=${status}&limit=100`, admin);
const act = (id: string, what: string, body?: object) =>
  world.post(`/admin/contact-messages/${id}/${what}`, body, admin);

/** Sends a message and returns it as the inbox lists it. */
async function received(subject: string, given: object = {}): Promise<{ _id: string }> {
  await send({ subject, ...given });
  const { body } = await inbox();
  return body.data.find((item: { subject: string }) => item.subject === subject);
}

describe("writing to the site", () => {
  it("is answered with the specified words, stored and mailed to the operator", async () => {
    const { status, body } = await send({ subject: "  Two\r\nlines " });

    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Message sent successfully! We'll get back to you soon.",
    });
    expect((await inbox()).body.data).toContainEqual(
      expect.objectContaining({ name: "Nora Lind", subject: "Two lines", status: "open", settledAt: null }),
    );
    const mail = (await world.mailsTo(support)).at(-1);
    expect(mail).toMatchObject({ subject: "Contact: Two lines", replyTo: "nora@example.test" });
    expect(mail?.text).toContain(draft.message);
  });

  it.each(["name", "email", "subject", "message"])("needs: %s", async (field) => {
    const { status, body } = await send({ [field]: "  " });

    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.stringMatching(new RegExp(`${field} (is|must be)`, "i")) });
  });

  it("refuses in one sentence, whatever is wrong", async () => {
    const tooLong = await send({ message: "x".repeat(limits.contact.message + 1) });
    const notJson = await world.http.inject({
      method: "POST",
      url: "/api/contact",
      payload: "{",
      headers: { "content-type": "application/json" },
    });

    expect(tooLong.body).toEqual({
      error: "Some fields need your attention. Message must have at most 5000 characters.",
    });
    expect(notJson.json()).toEqual({
      error: "Some fields need your attention. The request is not valid JSON.",
    });
  });

  it("thanks a program that fills the hidden field, and keeps nothing", async () => {
    const before = (await inbox()).body.pagination.total;
    const mailsBefore = (await world.mailsTo(support)).length;

    const { status, body } = await send({ homepage: "https://example.test" });

    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
    expect((await inbox()).body.pagination.total).toBe(before);
    expect(await world.mailsTo(support)).toHaveLength(mailsBefore);
  });

  it("takes nothing that only the office decides", async () => {
    const { _id } = await received("Privileged", { status: "closed", settledAt: "2020-01-01T00:00:00Z" });

    expect(_id).toEqual(expect.any(String));
  });
});

it("lets one network write five times an hour", async () => {
  const limited = await createWorld({ RATE_LIMITS: "on" });
  const answers = [];
  for (let call = 0; call < 6; call += 1) answers.push(await limited.post("/api/contact", draft));
  await limited.close();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toEqual({
    error: "Too many attempts. Please wait a moment and try again.",
  });
});

describe("the inbox", () => {
  it("shows what has waited longest first", async () => {
    const first = await received("Order, the first");
    world.clock.advance(1000);
    const second = await received("Order, the second");

    const ids = (await inbox()).body.data.map(({ _id }: { _id: string }) => _id);

    expect(ids.indexOf(first._id)).toBeLessThan(ids.indexOf(second._id));
  });

  it("answers by a neutral mail that quotes the first lines, and records it", async () => {
    const lines = ["one", "two", "", "three", "four", "five", "six"].join("\n");
    const { _id } = await received("Delicate matter", { message: lines, email: "asks@example.test" });

    const { status, body } = await act(_id, "reply", { text: "In your settings, under Profile." });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: "answered",
      replies: [{ text: "In your settings, under Profile.", by: { _id: admin.id } }],
    });
    const [mail] = await world.mailsTo("asks@example.test");
    expect(mail).toMatchObject({ subject: "Our reply to your message", replyTo: support });
    expect(mail?.text).toContain("In your settings, under Profile.");
    expect(mail?.text).toContain("> one\n> two\n> three\n> four\n> five\n> …");
    expect(mail?.text).not.toContain("Delicate");
  });

  it("lets one of two who answer at once through", async () => {
    const { _id } = await received("Race", { email: "race@example.test" });

    const answers = await Promise.all(["First", "Second"].map((text) => act(_id, "reply", { text })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.mailsTo("race@example.test")).toHaveLength(1);
  });

  it("closes once, refuses to answer what is closed, and opens it again", async () => {
    const { _id } = await received("Closing");

    const closed = await act(_id, "close");
    const again = await act(_id, "close");
    const reply = await act(_id, "reply", { text: "Too late" });
    const reopened = await act(_id, "reopen");
    const twice = await act(_id, "reopen");

    expect([closed, again, reply, reopened, twice].map(({ status }) => status)).toEqual([
      200, 409, 409, 200, 409,
    ]);
    expect(closed.body.data).toMatchObject({ status: "closed", settledAt: expect.any(String) });
    expect(reopened.body.data).toMatchObject({ status: "open", settledAt: null });
  });

  it("says on the dashboard how many wait, and since when", async () => {
    const { body: before } = await world.get("/admin/stats", admin);
    const { _id } = await received("Counted");
    const { body: waiting } = await world.get("/admin/stats", admin);
    await act(_id, "close");
    const { body: closed } = await world.get("/admin/stats", admin);

    expect(waiting.data.contact).toEqual({
      open: before.data.contact.open + 1,
      oldestAt: expect.any(String),
    });
    expect(closed.data.contact.open).toBe(before.data.contact.open);
  });

  it("knows nothing of what never was", async () => {
    const unknown = "01900000-0000-7000-8000-000000000000";

    const answers = [
      await world.get(`/admin/contact-messages/${unknown}`, admin),
      await act(unknown, "reply", { text: "Hello" }),
      await act(unknown, "close"),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("leaves every act in the audit log, without a name or a word", async () => {
    const { _id } = await received("Audited");
    await act(_id, "reply", { text: "Certainly" });
    await act(_id, "close");
    await act(_id, "reopen");

    const { body } = await world.get(`/admin/audit-log?subject=${_id}`, admin);

    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      "contact.reopened",
      "contact.closed",
      "contact.answered",
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/Nora|nora@|Certainly|Audited/);
  });
});

describe("what is kept", () => {
  it("is in the export of whoever proved the address, with its answer", async () => {
    const person = await world.user({ email: "proven@example.test" });
    const stranger = { name: "Stranger", email: "unproven@example.test", password: "a good long password" };
    const registered = await world.post("/auth/register", { ...stranger, role: "user" });
    const { _id } = await received("From my own address", { email: person.email });
    await act(_id, "reply", { text: "Welcome" });
    await received("From an address like yours", { email: stranger.email });

    const own = await world.get("/auth/me/export", person);
    const unproven = await world.get("/auth/me/export", { tokens: registered.body.data.tokens });

    expect(own.body.data.contact).toMatchObject([
      { _id, subject: "From my own address", answers: [{ text: "Welcome" }] },
    ]);
    expect(unproven.body.data.contact).toEqual([]);
  });

  it("ends a year after it was settled, and never while it waits", async () => {
    const [settled, waiting] = [await received("Settled"), await received("Waiting")];
    await act(settled._id, "close");
    const clean = async () => {
      await world.jobs.send(world.db, "contact.daily-cleaning", {});
      await world.jobs.drain();
      const reader = await world.signedInAgain(admin);
      const look = (id: string) => world.get(`/admin/contact-messages/${id}`, reader);
      return [(await look(settled._id)).status, (await look(waiting._id)).status];
    };

    world.clock.advance(365 * 24 * 3_600_000 - 1000);
    const before = await clean();
    world.clock.advance(2000);
    const after = await clean();

    expect([before, after]).toEqual([
      [200, 200],
      [404, 200],
    ]);
  });
});
