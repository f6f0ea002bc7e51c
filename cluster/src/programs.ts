import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface Programs {
  /** Folder that contains PostgreSQL's programs. */
  postgres: string;
  redis: string;
}

const packages = ["postgresql", "redis-server"];

/** Finds the programs in the folders where Debian installs them, because its PostgreSQL is not on the `PATH`. */
function findPrograms(): Partial<Programs> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/sbin"];
  const clusters = globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  const postgres = [...clusters, ...folders].find((folder) => existsSync(join(folder, "initdb")));
  const redis = folders.map((folder) => join(folder, "redis-server")).find(existsSync);
  return { ...(postgres && { postgres }), ...(redis && { redis }) };
}

const isComplete = (found: Partial<Programs>): found is Programs => Boolean(found.postgres && found.redis);

/** Finds PostgreSQL and Redis. If they are missing, installs them as root; for other users, the error explains how. */
export function ensurePrograms(): Programs {
  const found = findPrograms();
  if (isComplete(found)) return found;
  const command = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(`PostgreSQL and Redis are needed here: sudo ${command}`);
  console.log(`Installing ${packages.join(" and ")}`);
  // Keeps the package from creating and starting a default database; ours live in separate folders.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  for (const step of ["apt-get update", command]) {
    const { status, stderr } = spawnSync("sh", ["-c", step], { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${step} failed:\n${stderr.slice(-2000)}`);
  }
  const installed = findPrograms();
  if (!isComplete(installed)) throw new Error("PostgreSQL and Redis were installed, but not found");
  return installed;
}
