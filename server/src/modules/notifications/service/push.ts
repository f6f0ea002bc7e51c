import type { PushSubscription } from "@vesper/contract/chat/push";
import { v7 as newId } from "uuid";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { push, type PushRequest } from "../job-definitions.ts";
import * as store from "../store/push.ts";

/** Safety limit: more browsers than a person typically uses. */
export const maxSubscriptions = 10;

export function getPushKey({ config }: Context): string {
  if (!config.push) throw new Problem("not_found");
  return config.push.publicKey;
}

/** Whether this browser is subscribed: a session belongs to one browser. */
export const isSubscribed = (ctx: Context): Promise<boolean> =>
  store.hasSubscription(ctx.db, { sessionId: signedIn(ctx).sessionId });

export async function subscribe(ctx: Context, { endpoint, keys }: PushSubscription): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  getPushKey(ctx);
  const { p256dh, auth } = keys;
  const createdAt = ctx.clock.now();
  await transact(ctx, async (tx) => {
    await store.saveSubscription(tx.db, {
      id: newId(),
      userId,
      sessionId,
      endpoint,
      p256dh,
      auth,
      createdAt,
    });
    await store.deleteOldestSubscriptions(tx.db, userId, maxSubscriptions);
  });
}

export const unsubscribe = (ctx: Context, endpoint: string): Promise<void> =>
  store.deleteSubscription(ctx.db, signedIn(ctx).userId, endpoint);

/** Sends the same text for everything of a kind: a lock screen must reveal nothing. */
export async function deliverPush(ctx: Context, { userId, about = "message" }: PushRequest): Promise<void> {
  const payload = `You have a new ${about} on ${ctx.config.site.name}`;
  const targets = await store.selectSubscriptions(ctx.db, userId, ctx.clock.now(), maxSubscriptions);
  const outcomes = await Promise.allSettled(
    targets.map(async (target) => {
      if ((await ctx.pusher.send(target, payload)) === "gone") {
        await store.deleteSubscription(ctx.db, userId, target.endpoint);
      }
    }),
  );
  // Retries only if every delivery failed, so that no browser gets a duplicate.
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected" && outcomes.every(({ status }) => status === "rejected")) {
    throw failure.reason;
  }
}

/** Enqueues a push for a person without a connection, about a new message by default; throttled to one per minute. */
export async function enqueuePush(ctx: Context, userId: string, about?: PushRequest["about"]): Promise<void> {
  if (!ctx.config.push || !(await store.hasSubscription(ctx.db, { userId }))) return;
  await enqueue(ctx, push, { userId, ...(about && { about }) }, { once: userId });
}
