import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { buildWeb } from "../build/build-web.ts";
import { packRelease } from "./pack-release.ts";

async function getFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Unpacks an archive into an empty folder and installs its packages, as its notes say. */
function installRelease(archive: Buffer, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "vesper-installed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "release.tar.gz"), archive);
  execFileSync("tar", ["-xzf", "release.tar.gz"], { cwd: folder });
  execFileSync("npm", ["ci", "--omit=dev"], { cwd: join(folder, name), stdio: "pipe" });
  return join(folder, name);
}

/** Starts the installed release and returns its address once it is ready. */
async function startRelease(folder: string): Promise<string> {
  const port = await getFreePort();
  const { PATH, HOME } = process.env;
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production", PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: "ignore",
    // npm passes no signal on to a server it started through a shell, so the whole group is stopped.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await ended;
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return origin;
    await pause(200);
  }
  throw new Error("the release did not start");
}

it("a release is packed to the same bytes twice, and serves the site after two commands", async () => {
  expect(await buildWeb({ ifStale: true })).toBe(true);
  const { version, files } = packRelease({ isCandidate: true });
  const again = packRelease({ isCandidate: true });
  const archive = files.get(`vesper-${version}.tar.gz`) ?? Buffer.alloc(0);

  const folder = installRelease(archive, `vesper-${version}`);
  const origin = await startRelease(folder);
  const home = await fetch(`${origin}/search`);
  const page = await home.text();
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? "";
  const [asset, notices] = await Promise.all([fetch(origin + script), fetch(`${origin}/licenses.txt`)]);

  expect(again.files).toEqual(files);
  expect([home.status, asset.status, notices.status]).toEqual([200, 200, 200]);
  expect(await notices.text()).toContain("react 1");
  expect(existsSync(join(folder, "node_modules/vite"))).toBe(false);
  expect(globSync("**/*.test.ts", { cwd: join(folder, "server") })).toEqual([]);
});
