import { timingSafeEqual } from "node:crypto";
import { hasAdmin } from "#modules/accounts/index.ts";
import type { Context } from "#platform/context.ts";
import { hashWithKey } from "#platform/security/secrets.ts";
import { Problem } from "#platform/problem.ts";
import { selectFoundingTime } from "../store.ts";

/** Alphabet without characters that look alike; 32 characters, so that five bits choose each without bias. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const [groups, groupLength] = [4, 7];

/** A site is set up only where strangers can reach it: elsewhere the demo's accounts are enough. */
export const isSetupNeeded = async (ctx: Context): Promise<boolean> =>
  ctx.config.production && !(await hasAdmin(ctx));

/**
 * Returns the setup code. It follows from the site's secret and the age of its database, so that every node prints the
 * same one, nothing about it is stored, and another database gets another one.
 */
export async function getSetupCode({ db, secrets }: Context): Promise<string> {
  const founded = await selectFoundingTime(db);
  const bytes = hashWithKey(secrets.deriveKey("setup-code"), founded);
  const letters = [...bytes.subarray(0, groups * groupLength)].map((byte) => alphabet[byte & 31]);
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(""),
  ).join("-");
}

const normalizeCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Admits the holder of the code while the site has no admin. Afterward setup does not exist. */
export async function enforceSetupCode(ctx: Context, code: string): Promise<void> {
  if (!(await isSetupNeeded(ctx))) throw new Problem("not_found");
  const [given, right] = [code, await getSetupCode(ctx)].map((text) => Buffer.from(normalizeCode(text)));
  if (given && right && given.length === right.length && timingSafeEqual(given, right)) return;
  ctx.security.record("authn_login_fail", ctx, { subject: "setup", reason: "wrong_setup_code" });
  const sentence = "That isn’t the code. Copy it from the newest lines of the server’s log.";
  throw new Problem("validation_error", sentence, { details: [`code: ${sentence}`] });
}
