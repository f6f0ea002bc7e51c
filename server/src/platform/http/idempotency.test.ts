import { afterAll, describe, expect, it } from "vitest";
import { buildPhoto } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const draft = (message = "Where can I read the rules?") => ({
  name: "Ada",
  email: "ada@example.test",
  subject: "A question",
  message,
});
const contact = (key: string, body: object = draft(), who?: Awaited<ReturnType<typeof world.user>>) =>
  world.call("POST", "/api/contact", body, who, { "idempotency-key": key });
const messages = async () => (await world.db.selectFrom("contactMessages").selectAll().execute()).length;

describe("a request with an Idempotency-Key", () => {
  it("runs once, however often or concurrently it is sent", async () => {
    const [before, key] = [await messages(), crypto.randomUUID()];

    const together = await Promise.all(Array.from({ length: 5 }, () => contact(key)));
    const later = await contact(key);

    const answers = [...together, later].map(({ status, body }) => ({ status, body }));
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: answers[0]?.body })));
    expect(answers[0]?.body).toMatchObject({ success: true });
    expect(await messages()).toBe(before + 1);
  });

  it("runs again without the key or with another one", async () => {
    const before = await messages();

    await world.post("/api/contact", draft());
    await world.post("/api/contact", draft());
    await contact(crypto.randomUUID());
    await contact(crypto.randomUUID());

    expect(await messages()).toBe(before + 4);
  });

  it("that was refused may be retried with the same key", async () => {
    const [key, wrong] = [crypto.randomUUID(), { ...draft(), email: "nobody" }];

    expect((await contact(key, wrong)).status).toBe(400);
    expect((await contact(key)).status).toBe(200);
  });

  it("is refused for another body, and its key is scoped to the account", async () => {
    const [key, before] = [crypto.randomUUID(), await messages()];
    await contact(key);

    expect((await contact(key, draft("Something else"))).status).toBe(409);
    expect((await contact(key, draft("As someone"), await world.user())).status).toBe(200);
    expect(await messages()).toBe(before + 2);
  });

  it("has no stored response after a day", async () => {
    const [key, before] = [crypto.randomUUID(), await messages()];
    await contact(key);

    world.clock.advance(25 * 60 * 60_000);
    await contact(key);
    await world.jobs.send(world.db, "privacy.purge-answers", {});
    await world.jobs.drain();

    expect(await messages()).toBe(before + 2);
    const kept = await world.db.selectFrom("keptAnswers").select("id").execute();
    expect(kept).toHaveLength(1);
  });

  it.each(["", "two words", "x".repeat(256)])("needs a valid key: %.10j", async (key) => {
    expect((await contact(key)).status).toBe(400);
  });

  it("stores one picture when the first response was lost", async () => {
    const [escort, picture, key] = [await world.escort(), await buildPhoto(), crypto.randomUUID()];
    const send = async () => {
      const form = new FormData();
      form.set("file", new Blob([picture]), "evening.jpg");
      const sent = new Response(form);
      const reply = await world.http.inject({
        method: "POST",
        url: "/api/v1/media/upload",
        headers: {
          "content-type": sent.headers.get("content-type") ?? "",
          "idempotency-key": key,
          authorization: `Bearer ${escort.tokens.access}`,
        },
        payload: Buffer.from(await sent.arrayBuffer()),
      });
      return reply.json().data._id as string;
    };

    const [first, again] = [await send(), await send()];

    expect(again).toBe(first);
    expect((await world.get("/media/my-media", escort)).body.data).toHaveLength(1);
  });
});
