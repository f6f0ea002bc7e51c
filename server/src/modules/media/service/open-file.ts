import { isAdmin } from "@vesper/contract/accounts/standing";
import type { Readable } from "node:stream";
import { validate as isUuid } from "uuid";
import { standingOf } from "#modules/accounts/index.ts";
import type { Platform } from "#platform/context.ts";
import type { ByteRange } from "#platform/storage/storage.ts";
import { fileKey, typeOf } from "../keys.ts";
import { isOpen } from "../policy.ts";
import { viewerIn, type Signature } from "./signed-address.ts";
import { selectDoor } from "../store/files.ts";

export interface OpenFile {
  type: string;
  size: number;
  isPrivate: boolean;
  read(range?: ByteRange): Promise<Readable | null>;
  /** Where the browser may fetch it instead, if there is such a place. */
  elsewhere?(): Promise<string>;
}

/** Seconds: long enough to watch it to the end, and no longer than the addresses of private files. */
const signedFor = 300;

interface FileWish {
  id: string;
  name: string;
  signature: Partial<Signature>;
  /** Where whoever asks is. */
  country: string | null;
}

/** A file that whoever asks may open, or nothing. */
export async function openFile(
  platform: Platform,
  { id, name, signature, country }: FileWish,
): Promise<OpenFile | null> {
  const type = typeOf(name);
  if (!type || !isUuid(id)) return null;
  const media = await selectDoor(platform.db, { id, country });
  if (!media || media.progress !== "ready") return null;
  const isPrivate = !isOpen(media);
  if (isPrivate && !(await isMeant(platform, media, `/${fileKey(id, name)}`, signature))) return null;
  const [key, { storage }] = [fileKey(id, name), platform];
  const size = await storage.size(key);
  if (size === null) return null;
  // Videos are large and looked at in pieces; pictures are there sooner without another way.
  const elsewhere = type.startsWith("video/")
    ? storage.signedAddress?.bind(null, key, { seconds: signedFor, type })
    : undefined;
  return {
    type,
    size,
    isPrivate,
    read: (range) => storage.read(key, range),
    ...(elsewhere && { elsewhere }),
  };
}

/** An address opens it for its owner and for admins, as long as they still are what they were. */
async function isMeant(
  { db, secrets, clock }: Platform,
  { ownerId }: { ownerId: string },
  path: string,
  signature: Partial<Signature>,
): Promise<boolean> {
  const viewerId = viewerIn(secrets, path, signature, clock.now());
  if (!viewerId || !isUuid(viewerId)) return false;
  const standing = await standingOf(db, viewerId);
  return standing !== undefined && (viewerId === ownerId || isAdmin(standing.roles));
}
