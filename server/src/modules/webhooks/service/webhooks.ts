import { limits } from "@vesper/contract/core/limits";
import type { WebhookDraft } from "@vesper/contract/webhooks/webhooks";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { lockForPurpose } from "#platform/database/advisory-lock.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { deliveryJob } from "../job-definitions.ts";
import { createSecret, sealSecret, toSecretText } from "../signing.ts";
import * as store from "../store/webhooks.ts";
import { enforceReachable } from "./reachable.ts";

export const listWebhooks = (ctx: Context) => store.selectWebhooks(ctx.db, limits.webhooks.count);

export const getWebhook = async (ctx: Context, id: string): Promise<store.WebhookWithFigures> =>
  orNotFound(await store.selectWebhookWithFigures(ctx.db, id));

export interface WithSecret {
  webhook: store.WebhookWithFigures;
  /** As shown to the person, once. */
  secret: string;
}

const toSubject = (id: string) => ({ type: "webhook", id });

export async function createWebhook(ctx: Context, draft: WebhookDraft): Promise<WithSecret> {
  await enforceReachable(ctx, draft.url);
  return transact(ctx, async (tx) => {
    await enforceRoom(tx);
    const [id, secret, now] = [newId(), createSecret(), tx.clock.now()];
    await store.insertWebhook(tx.db, {
      id,
      ...draft,
      disabledBy: null,
      sealedSecret: sealSecret(tx.secrets, id, secret),
      ownerId: signedIn(tx).userId,
      createdAt: now,
      updatedAt: now,
    });
    const webhook = await getWebhook(tx, id);
    await audit(tx, { action: "webhook.created", subject: toSubject(id), after: toAudited(draft) });
    return { webhook, secret: toSecretText(secret) };
  });
}

/** Two calls at once must not both see the last free place. */
async function enforceRoom(tx: Transaction): Promise<void> {
  await lockForPurpose(tx.db, "webhooks");
  if ((await store.countWebhooks(tx.db)) >= limits.webhooks.count) {
    throw new Problem("conflict", `A site can have ${limits.webhooks.count} webhooks. Remove one first.`);
  }
}

/** The path and query of an address may contain a credential, so only its origin is logged. */
const toAudited = ({ url, events }: Pick<WebhookDraft, "url" | "events">) => ({
  origin: new URL(url).origin,
  events: events.join(", "),
});

export async function updateWebhook(ctx: Context, id: string, draft: WebhookDraft) {
  await getWebhook(ctx, id);
  await enforceReachable(ctx, draft.url);
  return change(ctx, id, async (tx, before) => {
    await store.updateWebhook(tx.db, id, { ...draft, updatedAt: tx.clock.now() });
    return { action: "webhook.updated", before: toAudited(before), after: toAudited(draft) };
  });
}

/** Starts over: the time of failures before does not count against a receiver that was repaired. */
export const enableWebhook = (ctx: Context, id: string) =>
  change(ctx, id, async (tx, { isEnabled }) => {
    if (isEnabled) throw new Problem("conflict", "This webhook is already on.");
    const state = { isEnabled: true, disabledBy: null, failingSince: null, updatedAt: tx.clock.now() };
    await store.updateWebhook(tx.db, id, state);
    await enqueue(tx, deliveryJob, { webhookId: id });
    return { action: "webhook.enabled" };
  });

export const disableWebhook = (ctx: Context, id: string) =>
  change(ctx, id, async (tx, { isEnabled }) => {
    if (!isEnabled) throw new Problem("conflict", "This webhook is already off.");
    const state = { isEnabled: false, disabledBy: "staff", updatedAt: tx.clock.now() } as const;
    await store.updateWebhook(tx.db, id, state);
    return { action: "webhook.disabled", after: { disabledBy: "staff" } };
  });

export async function rotateSecret(ctx: Context, id: string): Promise<WithSecret> {
  const secret = createSecret();
  const webhook = await change(ctx, id, async (tx, before) => {
    const now = tx.clock.now();
    await store.updateWebhook(tx.db, id, {
      sealedSecret: sealSecret(tx.secrets, id, secret),
      previousSecret: before.sealedSecret,
      previousUntil: addMilliseconds(now, limits.webhooks.oldSecret),
      updatedAt: now,
    });
    return { action: "webhook.secret_rotated" };
  });
  return { webhook, secret: toSecretText(secret) };
}

export async function removeWebhook(ctx: Context, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const before = orNotFound(await store.lockWebhook(tx.db, id));
    await store.deleteWebhook(tx.db, id);
    await audit(tx, { action: "webhook.removed", subject: toSubject(id), before: toAudited(before) });
  });
}

type Change = Omit<Parameters<typeof audit>[1], "subject">;

/** Changes a webhook under its lock and audits the change. */
function change(
  ctx: Context,
  id: string,
  apply: (tx: Transaction, before: store.WebhookRow) => Promise<Change>,
): Promise<store.WebhookWithFigures> {
  return transact(ctx, async (tx) => {
    const act = await apply(tx, orNotFound(await store.lockWebhook(tx.db, id)));
    const after = await getWebhook(tx, id);
    await audit(tx, { ...act, subject: toSubject(id) });
    return after;
  });
}
