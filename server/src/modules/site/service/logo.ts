import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import { processLogo } from "#modules/media/index.ts";
import { signedIn, transact, type Context, type Platform } from "#platform/context.ts";
import { loadSettings } from "./live-settings.ts";
import { readSettings, storeSettings } from "./settings.ts";

const toKey = (name: string) => `brand/${name}`;

/** Stores a logo and puts it in force. Files of earlier logos stay, so that a change can be undone. */
export async function setLogo(ctx: Context, upload: Buffer): Promise<SettingsInForce> {
  const { bytes, width, height } = await processLogo(upload, signedIn(ctx).userId);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const logo = `${hash}-${width}x${height}`;
  await ctx.storage.put(toKey(`${logo}.webp`), bytes);
  await transact(ctx, (tx) => storeSettings(tx, { logo }));
  return readSettings(ctx);
}

/** Opens the logo in force; an earlier or unknown one does not exist. */
export async function openLogo(platform: Platform, name: string): Promise<Readable | null> {
  const isCurrent = () => name === `${platform.config.settings.logo}.webp`;
  // The page may come from a node that heard of the new logo first.
  if (!isCurrent()) await loadSettings(platform);
  return isCurrent() ? platform.storage.read(toKey(name)) : null;
}
