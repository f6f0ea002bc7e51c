import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock.ts";
import { createWebhookWorld } from "#test/factories/webhooks.ts";

const { world, receiver, act, answerWith, close, getLog, pass, register, reset, sendEvent, ...actions } =
  await createWebhookWorld();
afterAll(close);
beforeEach(reset);

describe("a failed delivery", () => {
  it("is tried again with growing pauses and the same id, then counts as failed", async () => {
    const { _id } = await register();
    answerWith(() => 500);
    await sendEvent();

    const [first] = await getLog(_id);
    const pauses = [5, 30, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600];
    await pass(1_000);
    const early = receiver.calls.length;
    for (const seconds of pauses) await pass(seconds * 1000);

    const [last] = await getLog(_id);
    expect(first).toMatchObject({ state: "pending", attempts: 1, responseCode: 500, failure: "response" });
    expect(last).toMatchObject({ state: "failed", attempts: 9, nextAttemptAt: null });
    expect(new Set(receiver.calls.map(({ id }) => id))).toEqual(new Set([last?._id]));
    expect([early, receiver.calls.length]).toEqual([1, 9]);
    const timestamps = new Set(receiver.calls.map(({ headers }) => headers["webhook-timestamp"]));
    expect(timestamps.size).toBe(9);
  });

  it("is delivered again on request", async () => {
    const { _id } = await register();
    answerWith(() => 400);
    await sendEvent();
    const [failed] = await getLog(_id);
    answerWith(() => 200);

    const { status } = await act(_id, `deliveries/${failed?._id}/redeliver`);
    await world.jobs.drain();

    expect(status).toBe(200);
    expect(await getLog(_id)).toMatchObject([{ _id: failed?._id, state: "delivered", attempts: 2 }]);
  });

  it("waits while the webhook is off, and is sent once it is on again", async () => {
    const { _id } = await register();
    answerWith(() => 503);
    await sendEvent();
    await act(_id, "disable");
    answerWith(() => 204);

    const refusal = await act(_id, `deliveries/${(await getLog(_id))[0]?._id}/redeliver`);
    await pass(10_000);
    const whileOff = receiver.calls.length;
    await act(_id, "enable");
    await world.jobs.drain();

    expect([refusal.status, whileOff, receiver.calls.length]).toEqual([409, 1, 2]);
    expect(await getLog(_id)).toMatchObject([{ state: "delivered" }]);
  });

  it.each([301, 302, 307])("does not follow a %i redirect", async (status) => {
    const { _id } = await register();
    answerWith(() => status);

    await sendEvent();

    expect(await getLog(_id)).toMatchObject([
      { state: "pending", responseCode: status, failure: "response" },
    ]);
  });
});

describe("a receiver", () => {
  it("that fails for three days is turned off, and its owner is told", async () => {
    const { _id } = await register();
    answerWith(() => 500);
    await sendEvent();
    await pass(3 * day);

    await sendEvent();

    const { body } = await world.get("/notifications", actions.getAdmin());
    expect(await actions.getWebhook(_id)).toMatchObject({ isEnabled: false, disabledBy: "failures" });
    expect(body.data).toContainEqual(
      expect.objectContaining({ title: "A webhook was turned off", path: `/admin/webhooks/${_id}` }),
    );
    expect((await world.mailsTo(actions.getAdmin().email)).at(-1)?.subject).toMatch(/new notification/);
  });

  it("that succeeds in between stays on", async () => {
    const { _id } = await register();
    answerWith(() => 500);
    await sendEvent();
    answerWith(() => 204);
    await pass(2 * day);
    answerWith(() => 500);
    await sendEvent();
    await pass(2 * day);

    expect(await actions.getWebhook(_id)).toMatchObject({ isEnabled: true });
  });

  it("that answers 410 Gone is turned off at once", async () => {
    const { _id } = await register();
    answerWith(() => 410);

    await sendEvent();

    expect(await actions.getWebhook(_id)).toMatchObject({ isEnabled: false, disabledBy: "receiver" });
    expect(await getLog(_id)).toMatchObject([{ state: "failed", responseCode: 410 }]);
  });

  it("is never called by two processes at once", async () => {
    const { _id } = await register();
    const { promise, resolve } = Promise.withResolvers<number>();
    answerWith(() => promise);
    await actions.causeEvent();
    const first = world.jobs.drain();
    await expect.poll(() => receiver.calls.length).toBe(1);

    await world.jobs.send(world.db, "webhooks.deliver", { webhookId: _id });
    await world.jobs.drain();
    resolve(204);
    await first;

    expect(receiver.calls).toHaveLength(1);
    expect(await getLog(_id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });
});
