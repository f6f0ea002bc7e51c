import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartFailure } from "../problem.ts";

/** Entries that Vesper itself puts into its data folder. A neighbour's files there are left as they are. */
const ownEntries = ["database", "storage", "outbox", "backups"];

const [forOthers, sticky] = [0o077, 0o1000];

/**
 * Files made by this process are readable by its user alone; a data folder from before is tightened once. `chmod` is a
 * parameter because no test can be refused by the file system when it runs as root.
 */
export function keepFilesPrivate(folder: string, chmod = chmodSync): void {
  // Windows has no such modes; a folder in the user's profile is theirs.
  if (process.platform === "win32") return;
  process.umask(forOthers);
  mkdirSync(folder, { recursive: true });
  const { mode } = statSync(folder);
  if ((mode & forOthers) === 0) return;
  if (mode & sticky || dirname(folder) === folder) {
    throw new StartFailure(`${folder} is shared with other users; set DATA_DIR to a folder of its own`);
  }
  try {
    // The outermost first: from then on nobody gets in, however long the rest takes.
    chmod(folder, 0o700);
    for (const name of ownEntries)
      if (existsSync(join(folder, name))) restrictPermissions(join(folder, name), chmod);
  } catch {
    throw new StartFailure(
      `the data folder ${folder} can be opened by other users and could not be closed; give it to this user, or run chmod -R go-rwx on it`,
    );
  }
}

function restrictPermissions(folder: string, chmod: typeof chmodSync): void {
  chmod(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) restrictPermissions(path, chmod);
    // Never through a link: it may lead out of the folder.
    else if (entry.isFile()) chmod(path, 0o600);
  }
}
