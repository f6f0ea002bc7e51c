import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartFailure } from "../problem.ts";

/** Entries that Vesper creates in its data folder. Other files there are left unchanged. */
const ownEntries = ["database", "storage", "outbox", "backups"];

const [forOthers, sticky] = [0o077, 0o1000];

/**
 * Makes the files of this process readable by its user only, and restricts the mode of an existing data folder once.
 * `chmod` is a parameter so that tests can make it fail, which it never does as root.
 */
export function keepFilesPrivate(folder: string, chmod = chmodSync): void {
  // Windows has no such modes; a folder in the user's profile is private.
  if (process.platform === "win32") return;
  process.umask(forOthers);
  mkdirSync(folder, { recursive: true });
  const { mode } = statSync(folder);
  if ((mode & forOthers) === 0) return;
  if (mode & sticky || dirname(folder) === folder) {
    throw new StartFailure(
      `${folder} is shared with other users; set DATA_DIR to a folder that only this user can open`,
    );
  }
  try {
    // Change the outermost folder first: it blocks access at once, however long the rest takes.
    chmod(folder, 0o700);
    for (const name of ownEntries)
      if (existsSync(join(folder, name))) restrictPermissions(join(folder, name), chmod);
  } catch {
    throw new StartFailure(
      `the data folder ${folder} can be opened by other users, and its permissions could not be changed; make this user its owner, or run chmod -R go-rwx on it`,
    );
  }
}

function restrictPermissions(folder: string, chmod: typeof chmodSync): void {
  chmod(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) restrictPermissions(path, chmod);
    // Never follow a link, because it may point outside the folder.
    else if (entry.isFile()) chmod(path, 0o600);
  }
}
