import type { Context } from "#platform/context.ts";
import { toRpId } from "../credentials/relying-party.ts";
import { countByOtherHost } from "../store/passkeys.ts";

/** Counts the passkeys that no browser would offer at this address, because they were made for another host. */
export const countForeignPasskeys = (
  { db, config }: Pick<Context, "db" | "config">,
  publicUrl: string = config.publicUrl,
): Promise<number> => countByOtherHost(db, toRpId(publicUrl));

/** Warns at the start if the public address has moved away from the passkeys. */
export async function warnAboutForeignPasskeys(ctx: Context): Promise<void> {
  const count = await countForeignPasskeys(ctx);
  if (count === 0) return;
  ctx.log.warn(
    { passkeys: count, host: toRpId(ctx.config.publicUrl) },
    "passkeys were made for another public address and do not work at this one; see docs/passkeys.md",
  );
}
