import type { Readable } from "node:stream";
import { validate as isUuid } from "uuid";
import { findActiveAccount } from "#modules/accounts/index.ts";
import type { Platform } from "#platform/context.ts";
import { isCapable } from "#platform/policy.ts";
import type { ByteRange } from "#platform/storage/storage.ts";
import { toFileKey, findContentType } from "../keys.ts";
import { isVisible } from "../policy.ts";
import { findSignedViewer, type Signature } from "./signed-address.ts";
import { selectFileAccess } from "../store/files.ts";

export interface OpenFile {
  type: string;
  size: number;
  isPrivate: boolean;
  read(range?: ByteRange): Promise<Readable | null>;
  /** Signed URL for a direct download, if the storage supports it. */
  elsewhere?(): Promise<string>;
}

/** Long enough to watch a video to the end, and no longer than the URLs of private files are valid. In seconds. */
const signedSeconds = 300;

interface FileQuery {
  id: string;
  name: string;
  signature: Partial<Signature>;
  /** Country of the caller. */
  country: string | null;
}

/** Opens a file that the caller may see, or returns null. */
export async function openFile(
  platform: Platform,
  { id, name, signature, country }: FileQuery,
): Promise<OpenFile | null> {
  const type = findContentType(name);
  if (!type || !isUuid(id)) return null;
  const media = await selectFileAccess(platform.db, { id, country });
  if (!media || media.progress !== "ready") return null;
  const isPrivate = !isVisible(media);
  if (isPrivate && !(await isSignedForViewer(platform, media, `/${toFileKey(id, name)}`, signature)))
    return null;
  const [key, { storage }] = [toFileKey(id, name), platform];
  const size = await storage.size(key);
  if (size === null) return null;
  // Videos are large and read in ranges; pictures load faster without the extra redirect.
  const elsewhere = type.startsWith("video/")
    ? storage.signUrl?.bind(null, key, { seconds: signedSeconds, type })
    : undefined;
  return {
    type,
    size,
    isPrivate,
    read: (range) => storage.read(key, range),
    ...(elsewhere && { elsewhere }),
  };
}

/**
 * Accepts a URL signed for the owner, or for a moderator or verifier who still has that role, if the account is still
 * active.
 */
async function isSignedForViewer(
  { db, secrets, clock }: Platform,
  { ownerId }: { ownerId: string },
  path: string,
  signature: Partial<Signature>,
): Promise<boolean> {
  const viewerId = findSignedViewer(secrets, path, signature, clock.now());
  if (!viewerId || !isUuid(viewerId)) return false;
  const account = await findActiveAccount(db, viewerId);
  if (!account) return false;
  return viewerId === ownerId || isCapable(account, "moderate") || isCapable(account, "verify");
}
