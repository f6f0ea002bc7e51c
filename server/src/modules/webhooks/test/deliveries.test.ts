import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContext, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { createWebhookWorld } from "#test/factories/webhooks.ts";
import { verifyCall } from "#test/fakes/receiver.ts";

const { world, receiver, act, answerWith, close, getLog, register, reset, sendEvent } =
  await createWebhookWorld();
afterAll(close);
beforeEach(reset);

describe("an event", () => {
  it("arrives signed in the Standard Webhooks format, with ids only", async () => {
    const { secret } = await register();

    await sendEvent();

    const [call] = receiver.calls;
    const event = call && verifyCall(secret, call);
    expect(receiver.calls).toHaveLength(1);
    expect(event).toEqual({
      type: "contact.received",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { messageId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(call?.body).not.toMatch(/nora|question/i);
  });

  it("does not verify with another secret", async () => {
    await register();
    await sendEvent();

    const [call] = receiver.calls;

    expect(() => call && verifyCall(`whsec_${Buffer.alloc(32).toString("base64")}`, call)).toThrow();
  });

  it("is not stored when its cause is rolled back", async () => {
    const { _id } = await register();
    const cause = transact(createContext(world.platform), async (tx) => {
      await publish(tx, "contact.received", { messageId: _id });
      throw new Error("changed my mind");
    });

    await expect(cause).rejects.toThrow("changed my mind");
    await world.jobs.drain();

    expect([await getLog(_id), receiver.calls]).toEqual([[], []]);
  });

  it("goes to every webhook that wants it, and to no other", async () => {
    const [one, other, third, off] = [
      await register(),
      await register({ events: ["contact.received", "case.opened"] }),
      await register({ events: ["case.opened"] }),
      await register(),
    ];
    await act(off._id, "disable");

    await sendEvent();

    const counts = [one, other, third, off].map(async ({ _id }) => (await getLog(_id)).length);
    expect(await Promise.all(counts)).toEqual([1, 1, 0, 0]);
    expect(receiver.calls).toHaveLength(2);
  });
});

describe("a rotated secret", () => {
  it("signs beside the old one for a day", async () => {
    const { _id, secret: old } = await register();
    const { secret: fresh } = (await act(_id, "rotate-secret")).body.data;

    await sendEvent();
    const [both] = receiver.calls;
    receiver.calls.length = 0;
    await world.db
      .updateTable("webhooks")
      .set({ previousUntil: new Date(world.clock.now().getTime() - 1) })
      .execute();
    await sendEvent();
    const [later] = receiver.calls;
    if (!both || !later) throw new Error("nothing arrived");

    expect(fresh).not.toBe(old);
    for (const secret of [old, fresh]) expect(verifyCall(secret, both).type).toBe("contact.received");
    expect(verifyCall(fresh, later).type).toBe("contact.received");
    expect(() => verifyCall(old, later)).toThrow();
  });
});

describe("the test button", () => {
  it("sends one event at once and returns the result", async () => {
    const { _id, secret } = await register();

    const works = await act(_id, "test");
    answerWith(() => 404);
    const fails = await act(_id, "test");

    const [call] = receiver.calls;
    expect(works.body.data).toMatchObject({ type: "webhook.test", state: "delivered", responseCode: 204 });
    expect(fails.body.data).toMatchObject({ state: "failed", responseCode: 404, failure: "response" });
    expect(call && verifyCall(secret, call)).toMatchObject({
      type: "webhook.test",
      data: { webhookId: _id },
    });
    expect(await getLog(_id)).toHaveLength(2);
    expect(await getLog(_id, "?state=failed")).toHaveLength(1);
    expect(await getLog(_id, "?type=case.opened")).toHaveLength(0);
  });
});
