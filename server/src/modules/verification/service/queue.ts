import { buffer } from "node:stream/consumers";
import type { PictureKind } from "@vesper/contract/moderation/verification";
import { audit, claimLease, endOwnLease, releaseLease } from "#modules/moderation/index.ts";
import { findProfileByUser, type ProfileRow } from "#modules/profiles/index.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { toPictureKey } from "../keys.ts";
import { mayView, mayWorkOn } from "../policy.ts";
import { openPicture } from "../sealed-picture.ts";
import { selectKinds, selectPicture } from "../store/pictures.ts";
import * as store from "../store/verifications.ts";

export const listVerifications = (ctx: Context, query: store.VerificationQuery) =>
  store.selectVerifications(ctx.db, query);

async function getVerification(ctx: Context, id: string): Promise<store.VerificationRow> {
  const row = await store.selectVerification(ctx.db, id);
  // A request without submitted pictures is private to its owner.
  if (!row || row.status === "asked") throw new Problem("not_found");
  return row;
}

export interface VerificationRecord {
  row: store.VerificationRow;
  profile: ProfileRow | undefined;
  pictures: PictureKind[];
  earlier: store.VerificationRow[];
}

const maxEarlier = 10;

export async function getVerificationRecord(ctx: Context, id: string): Promise<VerificationRecord> {
  const row = await getForDecision(ctx, id);
  return {
    row,
    profile: await findProfileByUser(ctx, row.userId),
    pictures: await selectKinds(ctx.db, id),
    earlier: await store.selectEarlier(ctx.db, row, maxEarlier),
  };
}

export const claimVerification = (ctx: Context, id: string) =>
  changeLease(ctx, id, claimLease, "verification.claimed");
export const releaseVerification = (ctx: Context, id: string) =>
  changeLease(ctx, id, releaseLease, "verification.released");

function changeLease(
  ctx: Context,
  id: string,
  change: typeof claimLease,
  action: string,
): Promise<VerificationRecord> {
  return transact(ctx, async (tx) => {
    const { userId } = await getForDecision(tx, id);
    await change(tx, "verification", id);
    const file = await getVerificationRecord(tx, id);
    if (file.row.status !== "waiting") throw toUndecidedProblem(file.row, signedIn(tx).userId);
    await audit(tx, { action, subject: { type: "verification", id }, after: { userId } });
    return file;
  });
}

/** Returns a verification that this admin may decide. */
export async function getForDecision(ctx: Context, id: string): Promise<store.VerificationRow> {
  const row = await getVerification(ctx, id);
  enforce(mayWorkOn(signedIn(ctx).userId, row));
  return row;
}

/** Stores a decision once, if the admin holds the review lease, and ends the lease. */
export async function storeDecision(
  tx: Transaction,
  row: store.VerificationRow,
  decision: Parameters<typeof store.updateIfWaiting>[2],
): Promise<void> {
  const { userId: decidedBy } = signedIn(tx);
  const decided = { ...decision, decidedBy, decidedAt: tx.clock.now() };
  const isHolder = await endOwnLease(tx, "verification", row.id);
  if (!isHolder || !(await store.updateIfWaiting(tx.db, row.id, decided)))
    throw toUndecidedProblem(row, decidedBy);
  await publish(tx, "verification.decided", { verificationId: row.id });
  await publish(tx, "queue.changed", { queue: "verification" });
}

/** Explains why this admin cannot decide: the item is already decided, held by another admin, or not claimed yet. */
function toUndecidedProblem(row: store.VerificationRow, adminId: string): Problem {
  const { status, deciderName, leasedBy, holderName } = row;
  if (status === "expired")
    return new Problem("conflict", "This request has expired, and its photos were deleted.");
  if (status !== "waiting")
    return new Problem(
      "conflict",
      `This verification was already decided by ${toNameForStaff(deciderName) ?? "a colleague"}.`,
    );
  return leasedBy && leasedBy !== adminId
    ? new Problem("conflict", `${toNameForStaff(holderName)} is working on this.`)
    : new Problem("conflict", "Claim this verification before you decide.");
}

/**
 * Opens one picture for the admin who holds the review lease. The access is recorded in the audit log before the
 * picture is returned.
 */
export async function viewPicture(ctx: Context, id: string, kind: PictureKind): Promise<Buffer> {
  const row = await getForDecision(ctx, id);
  enforce(mayView(signedIn(ctx).userId, row, ctx.clock.now()));
  const picture = await selectPicture(ctx.db, id, kind);
  const stream = picture && (await ctx.storage.read(toPictureKey(picture.id)));
  if (!stream) throw new Problem("not_found");
  const content = await buffer(stream);
  await transact(ctx, (tx) =>
    audit(tx, {
      action: "verification.viewed",
      subject: { type: "verification", id },
      after: { userId: row.userId, picture: kind },
    }),
  );
  return openPicture(ctx.sealing.roots, picture.id, { wrappedKey: picture.wrappedKey, content });
}
