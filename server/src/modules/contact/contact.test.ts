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

/** Sends a message and returns it as listed in the inbox. */
async function received(subject: string, given: object = {}): Promise<{ _id: string }> {
  await send({ subject, ...given });
  const { body } = await inbox();
  return body.data.find((item: { subject: string }) => item.subject === subject);
}

describe("sending a contact message", () => {
  it("returns the specified text, stores the message, and mails the operator", async () => {
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

  it("returns every error as one sentence", async () => {
    const tooLong = await send({ message: "x".repeat(limits.contact.message + 1) });
    const notJson = await world.http.inject({
      method: "POST",
      url: "/api/contact",
      payload: "{",
      headers: { "content-type": "application/json" },
    });

    expect(tooLong.body).toEqual({
      error: "Some fields need your attention. Message must have at most 5,000 characters.",
    });
    expect(notJson.json()).toEqual({
      error: "Some fields need your attention. The request is not valid JSON.",
    });
  });

  it("accepts a filled honeypot field but stores nothing", async () => {
    const before = (await inbox()).body.pagination.total;
    const mailsBefore = (await world.mailsTo(support)).length;

    const { status, body } = await send({ homepage: "https://example.test" });

    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
    expect((await inbox()).body.pagination.total).toBe(before);
    expect(await world.mailsTo(support)).toHaveLength(mailsBefore);
  });

  it("ignores fields that only admins may set", async () => {
    const { _id } = await received("Privileged", { status: "closed", settledAt: "2020-01-01T00:00:00Z" });

    expect(_id).toEqual(expect.any(String));
  });
});

it("limits contact messages to five per network and hour", async () => {
  const limited = await createWorld({ RATE_LIMITS: "on" });
  const answers = [];
  for (let call = 0; call < 6; call += 1) answers.push(await limited.post("/api/contact", draft));
  await limited.close();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toEqual({
    error: "Too many attempts. Please wait a moment and try again.",
  });
});

describe("the contact inbox", () => {
  it("lists the oldest messages first", async () => {
    const first = await received("Order, the first");
    world.clock.advance(1000);
    const second = await received("Order, the second");

    const ids = (await inbox()).body.data.map(({ _id }: { _id: string }) => _id);

    expect(ids.indexOf(first._id)).toBeLessThan(ids.indexOf(second._id));
  });

  it("replies with a discreet mail that quotes the first lines, and records it", async () => {
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

  it("accepts only one of two concurrent replies", async () => {
    const { _id } = await received("Race", { email: "race@example.test" });

    const answers = await Promise.all(["First", "Second"].map((text) => act(_id, "reply", { text })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.mailsTo("race@example.test")).toHaveLength(1);
  });

  it("closes a message once, refuses replies to it, and reopens it", async () => {
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

  it("shows its open count and oldest message on the dashboard", async () => {
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

  it("returns 404 for unknown messages", async () => {
    const unknown = "01900000-0000-7000-8000-000000000000";

    const answers = [
      await world.get(`/admin/contact-messages/${unknown}`, admin),
      await act(unknown, "reply", { text: "Hello" }),
      await act(unknown, "close"),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("audits every action without names or text", async () => {
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

describe("a stored contact message", () => {
  it("is exported with its reply only to the owner of the confirmed address", async () => {
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

  it("is purged a year after it is settled, never while open", async () => {
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
