import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDataFolder, runToEnd, startServer } from "./process.ts";

const cli = join(import.meta.dirname, "../src/cli/main.ts");

/**
 * Lists a folder and all entries below it that anyone other than the owner can read, write or enter. The embedded
 * engine sets the mode of its own catalog cache, which is left out: the private folders above it protect it.
 */
function listReadableByOthers(folder: string): string[] {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ];
  const others = paths.filter((path) => (statSync(path).mode & 0o077) !== 0);
  return others.filter((path) => !path.endsWith("pg_internal.init"));
}

const register = (origin: string) =>
  fetch(`${origin}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ada", email: "ada@example.test", password: "evening-star-over-the-bay" }),
  });

describe("the data folder", () => {
  it("is readable only by its owner, including database, files, outbox and backups", async () => {
    const folder = createDataFolder();
    mkdirSync(join(folder, "storage/files/media"), { recursive: true, mode: 0o755 });
    writeFileSync(join(folder, "storage/files/media/old.webp"), "a picture", { mode: 0o644 });
    mkdirSync(join(folder, "outbox"), { mode: 0o777 });
    writeFileSync(join(folder, "outbox/old.eml"), "a link", { mode: 0o666 });
    chmodSync(folder, 0o755);
    expect(listReadableByOthers(folder)).not.toEqual([]);

    const server = await startServer({ DATA_DIR: folder });
    const { status } = await register(server.origin);
    const { code } = await server.stop();
    const backup = spawnSync(process.execPath, [cli, "backup"], {
      env: { PATH: process.env["PATH"], DATA_DIR: folder },
      encoding: "utf8",
    });

    expect([status, code, backup.status]).toEqual([201, 0, 0]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["backups", "database", "outbox", "storage"]));
    expect(listReadableByOthers(folder)).toEqual([]);
  });

  it("that is readable by every user is refused in one line", async () => {
    const folder = createDataFolder();
    chmodSync(folder, 0o1777);

    const { code, output } = await runToEnd({ DATA_DIR: folder });

    expect(code).toBe(1);
    expect(output).toMatch(/^vesper: [^\n]*DATA_DIR[^\n]*\n$/);
    expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  });
});
