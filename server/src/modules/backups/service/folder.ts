import { access, mkdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { Context } from "#platform/context.ts";
import { getFreeBytes } from "#platform/storage/free-space.ts";
import { formatBytes } from "#platform/text/bytes.ts";
import type { BackupRow } from "../store.ts";

export const host = hostname();

export const toFolder = ({ backupFolder }: Config, { name }: Pick<BackupRow, "name">) =>
  join(backupFolder, name);

/** Names a folder by its time, so that names sort by it, and by its id, so that no two backups share one. */
export const toBackupName = (time: Date, id: string) =>
  `${time.toISOString().replaceAll(":", "-").slice(0, 19)}-${id.slice(-6)}`;

export const folderExists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

export const removeFolder = async (folder: string): Promise<void> => {
  for (const path of [folder, `${folder}.unfinished`]) await rm(path, { recursive: true, force: true });
};

/** Reason not to write that many bytes beside the backups, if the disk would then be near its floor. */
export async function findSpaceShortage({ config }: Context, bytes: number): Promise<string | null> {
  await mkdir(config.backupFolder, { recursive: true, mode: 0o700 });
  const free = await getFreeBytes(config.backupFolder);
  if (free - bytes >= config.diskFloor) return null;
  return `The disk has ${formatBytes(free)} free. This needs about ${formatBytes(bytes)}, and DISK_FLOOR_MB keeps ${formatBytes(config.diskFloor)} free.`;
}

/** Reason for people: the message of an expected failure, the code of any other. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error";
  const code = "code" in error && typeof error.code === "string" ? `${error.code}: ` : "";
  return `${code}${error.message}`.slice(0, 500);
}
