import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getFreePort } from "./ports.ts";
import { startProgram, type Program } from "./program.ts";

export interface Engine {
  readonly url: string;
  /** Process id, which changes with each start. */
  readonly pid: number;
  start(): Promise<void>;
  /** Stops immediately, like a crash: committed data must survive. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function findPostgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const readUserId = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: readUserId("-u"), gid: readUserId("-g") };
}

interface PostgresOptions {
  /** Folder that contains PostgreSQL's programs. */
  programs: string;
  folder: string;
  /** Settings on top of PostgreSQL's defaults. */
  settings?: Record<string, string>;
}

const databaseUser = "vesper";

/** Creates a separate server whose data stays in the given folder. */
export async function createPostgres(place: PostgresOptions): Promise<Engine> {
  const server = await createInstance(place, (data) => ({
    program: "initdb",
    args: ["-D", data, "-U", databaseUser, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
  }));
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    stop: server.stop,
    async start() {
      await server.start();
      const { port } = new URL(server.url);
      // The command fails from the second start on, because the database then exists.
      spawnSync(join(place.programs, "createdb"), [
        "-h",
        "127.0.0.1",
        "-p",
        port,
        "-U",
        databaseUser,
        databaseUser,
      ]);
    },
  };
}

/** Creates a replica of a running server. */
export const createReplica = (place: PostgresOptions, primary: Engine): Promise<Engine> =>
  createInstance(place, (data) => ({
    program: "pg_basebackup",
    args: [
      "-d",
      primary.url,
      "-D",
      data,
      "--write-recovery-conf",
      "--wal-method=stream",
      "--checkpoint=fast",
    ],
  }));

type GetInitCommand = (data: string) => { program: string; args: string[] };

async function createInstance(
  { programs, folder, settings }: PostgresOptions,
  make: GetInitCommand,
): Promise<Engine> {
  const [data, logFile] = [join(folder, "data"), join(folder, "postgres.log")];
  const whom = findPostgresUser();
  mkdirSync(folder, { recursive: true });
  writeFileSync(logFile, "", { flag: "a" });
  if (whom) {
    for (const path of [folder, logFile]) chownSync(path, whom.uid, whom.gid);
    if (spawnSync("test", ["-w", folder], whom).status !== 0) {
      throw new Error(
        `PostgreSQL runs as the user "postgres", who may not enter ${folder}: set DATA_DIR to a folder that anybody may enter`,
      );
    }
  }
  if (!existsSync(join(data, "PG_VERSION"))) {
    const { program, args } = make(data);
    execFileSync(join(programs, program), args, { stdio: "pipe", cwd: folder, ...whom });
  }
  const port = await getFreePort();
  const chosen = Object.entries({ max_connections: "200", ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  let server: Program | null = null;
  return {
    url: `postgres://${databaseUser}@127.0.0.1:${port}/${databaseUser}`,
    get pid() {
      return server?.pid ?? Number.NaN;
    },
    async start() {
      server = await startProgram({
        command: join(programs, "postgres"),
        args: ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...chosen],
        logFile,
        ...whom,
        isReady: () => isAcceptingConnections(programs, port),
      });
    },
    async stop() {
      await server?.stop("SIGQUIT");
    },
  };
}

/** An open port is not enough: the server already listens while it is still recovering and refuses connections. */
async function isAcceptingConnections(programs: string, port: number): Promise<boolean> {
  try {
    execFileSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
