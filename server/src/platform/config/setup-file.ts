import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * Values that setup keeps in the data folder: secrets never enter the database, and the public address must be known
 * before the database is open. They have the names of the environment variables that override them.
 */
export const setupNames = ["PUBLIC_URL", "SMTP_URL", "DEMO_DATA"] as const;
export type SetupFile = { [Name in (typeof setupNames)[number]]?: string | undefined };

const toPath = (dataDir: string) => join(dataDir, "setup.json");

export function readSetupFile(dataDir: string): SetupFile {
  try {
    return JSON.parse(readFileSync(toPath(dataDir), "utf8")) as SetupFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Replaces the file as a whole: a crash leaves the old one or the new one. */
export function writeSetupFile(dataDir: string, values: SetupFile): void {
  const [path, part] = [toPath(dataDir), `${toPath(dataDir)}.part`];
  const file = openSync(part, "w", 0o600);
  try {
    writeSync(file, JSON.stringify(values, null, 2));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
}
