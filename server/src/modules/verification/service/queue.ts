import { buffer } from "node:stream/consumers";
import { limits } from "@vesper/contract/limits";
import type { PictureKind } from "@vesper/contract/verification";
import { audit } from "#modules/moderation/index.ts";
import { findProfileOf, type ProfileRow } from "#modules/profiles/index.ts";
import { nameForStaff } from "#platform/account-name.ts";
import { later } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { pictureKey } from "../keys.ts";
import { mayView, mayWorkOn } from "../policy.ts";
import { openPicture } from "../sealed-picture.ts";
import { selectKinds, selectPicture } from "../store/pictures.ts";
import * as store from "../store/verifications.ts";

export async function listVerifications(
  ctx: Context,
  filter: store.QueueFilter,
  window: { limit: number; offset: number },
): Promise<{ rows: store.VerificationRow[]; total: number }> {
  return {
    rows: await store.selectVerifications(ctx.db, filter, window),
    total: await store.countVerifications(ctx.db, filter),
  };
}

export async function getVerification(ctx: Context, id: string): Promise<store.VerificationRow> {
  const row = await store.selectVerification(ctx.db, id);
  // What was not handed in is nobody else's business.
  if (!row || row.status === "asked") throw new Problem("not_found");
  return row;
}

export interface File {
  row: store.VerificationRow;
  profile: ProfileRow | undefined;
  pictures: PictureKind[];
  earlier: store.VerificationRow[];
}

const earlierShown = 10;

export async function getFile(ctx: Context, id: string): Promise<File> {
  const row = await getVerification(ctx, id);
  enforce(mayWorkOn(signedIn(ctx).userId, row));
  return {
    row,
    profile: await findProfileOf(ctx.db, row.userId),
    pictures: await selectKinds(ctx.db, id),
    earlier: await store.selectEarlier(ctx.db, row, earlierShown),
  };
}

/** Takes it for a quarter of an hour; taking it again keeps it longer. */
export const claim = (ctx: Context, id: string) =>
  changeHolder(ctx, id, "verification.claimed", {
    holderId: signedIn(ctx).userId,
    heldUntil: later(ctx.clock.now(), limits.moderation.claim),
  });

export const release = (ctx: Context, id: string) =>
  changeHolder(ctx, id, "verification.released", { holderId: null, heldUntil: null });

function changeHolder(
  ctx: Context,
  id: string,
  action: string,
  change: { holderId: string | null; heldUntil: Date | null },
): Promise<File> {
  return transact(ctx, async (tx) => {
    const { userId: adminId } = signedIn(tx);
    const row = await getVerification(tx, id);
    enforce(mayWorkOn(adminId, row));
    const isChanged = await store.updateHolder(tx.db, { id, adminId, now: tx.clock.now() }, change);
    if (!isChanged) throw whyNot(row);
    await publish(tx, "queue.changed", { queue: "verification" });
    await audit(tx, { action, subject: { type: "verification", id }, after: { userId: row.userId } });
    return getFile(tx, id);
  });
}

/** Why this admin cannot decide: it is over, somebody else's, or nobody's yet. */
export function whyUndecided(row: store.VerificationRow, adminId: string): Problem {
  const isFree = row.status === "waiting" && (row.holderId === null || row.holderId === adminId);
  return isFree ? new Problem("conflict", "Please claim it before you decide.") : whyNot(row);
}

/** Why this admin cannot have it, or not yet. */
function whyNot({ status, deciderName, holderName }: store.VerificationRow): Problem {
  if (status === "expired") return new Problem("conflict", "It has run out, and the pictures are deleted.");
  if (status !== "waiting")
    return new Problem("conflict", `This was already decided by ${nameForStaff(deciderName)}.`);
  return new Problem("conflict", `${nameForStaff(holderName) ?? "Somebody else"} is working on this.`);
}

/** Opens one picture for whoever holds the request. That somebody looked is on record before they see anything. */
export async function viewPicture(ctx: Context, id: string, kind: PictureKind): Promise<Buffer> {
  const { userId: adminId } = signedIn(ctx);
  const row = await getVerification(ctx, id);
  enforce(mayWorkOn(adminId, row));
  enforce(mayView(adminId, row, ctx.clock.now()));
  const picture = await selectPicture(ctx.db, id, kind);
  const stream = picture && (await ctx.storage.read(pictureKey(picture.id)));
  if (!stream) throw new Problem("not_found");
  const content = await buffer(stream);
  await transact(ctx, (tx) =>
    audit(tx, {
      action: "verification.viewed",
      subject: { type: "verification", id },
      after: { userId: row.userId, picture: kind },
    }),
  );
  return openPicture(ctx.documentSecrets, picture.id, { wrappedKey: picture.wrappedKey, content });
}
