import { timingSafeEqual } from "node:crypto";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { day, addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";
import { selectHead, selectOldestAfter, selectPositionByHash } from "../store/audit.ts";

const headKey = "audit/head.json";

const SignedHead = z.object({
  position: z.int().positive(),
  hash: z.string(),
  at: z.iso.datetime(),
  signature: z.string(),
});
type SignedHead = z.output<typeof SignedHead>;

const computeSignature = (secrets: Secrets, { position, hash, at }: Omit<SignedHead, "signature">) =>
  hashWithKey(secrets.deriveKey("audit-head"), JSON.stringify([position, hash, at])).toString("hex");

function isGenuine(secrets: Secrets, head: SignedHead): boolean {
  const [given, wanted] = [Buffer.from(head.signature), Buffer.from(computeSignature(secrets, head))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readHead(ctx: Context): Promise<SignedHead | "unreadable" | null> {
  const content = await ctx.storage.read(headKey);
  if (!content) return null;
  try {
    return SignedHead.parse(JSON.parse(await text(content)));
  } catch {
    return "unreadable";
  }
}

/**
 * Returns the reasons why the log does not continue from the signed head. The owner of the database can rewrite the
 * whole log, including its hashes, but can neither sign its head nor change the file.
 */
export async function findHeadBreak(ctx: Context): Promise<string[]> {
  const head = await readHead(ctx);
  if (head === null) return [];
  if (head === "unreadable" || !isGenuine(ctx.secrets, head)) {
    return ["the signed audit log head was changed, or was signed with a different JWT_SECRET"];
  }
  const position = await selectPositionByHash(ctx.db, Buffer.from(head.hash, "hex"));
  if (position === head.position) return [];
  return [`the audit log was rewritten: entry ${head.position} is not the one signed at ${head.at}`];
}

/** Heads are signed every hour: a day without one means that the job has stopped or the file was removed. */
export async function checkSignedHead(ctx: Context): Promise<string[]> {
  const head = await readHead(ctx);
  const signed = head && head !== "unreadable" ? head.position : 0;
  const oldest = await selectOldestAfter(ctx.db, signed);
  const isLate = oldest !== undefined && oldest < addMilliseconds(ctx.clock.now(), -day);
  return isLate ? [`the audit log after entry ${signed} has not been signed for over a day`] : [];
}

/** Signs the current head of the log, unless the log does not continue from the last signed head. */
export async function signHead(ctx: Context): Promise<void> {
  const problems = await findHeadBreak(ctx);
  if (problems.length > 0) ctx.log.error({ problems }, "audit log head not signed");
  else await signDeliberately(ctx);
}

/** For the operator, after changing `JWT_SECRET` or restoring a backup: accepts the current log as the new baseline. */
export async function signDeliberately(ctx: Context): Promise<{ position: number; hash: string }> {
  const { position, hash } = await selectHead(ctx.db);
  const head = { position, hash: hash.toString("hex"), at: ctx.clock.now().toISOString() };
  if (position > 0) {
    const signed = { ...head, signature: computeSignature(ctx.secrets, head) };
    await ctx.storage.put(headKey, Buffer.from(JSON.stringify(signed)));
  }
  // If logs are shipped to another system, this entry is a second proof of the head.
  ctx.log.info(head, "audit log head signed");
  return head;
}
