import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runDisturbedConversation } from "./chat-kills.ts";
import { registerThroughKills } from "./kills.ts";
import { uploadThroughKills } from "./upload-kills.ts";
import { expectExactlyOnce } from "./exactly-once.ts";
import { toFormStart, formType, openConnection, toRequestHead } from "./raw-connection.ts";
import { createDataFolder, createEmptyFolder, runToEnd, startServer } from "./process.ts";

const oneLine = /^vesper: [^\n]+\n$/;

// Starting and stopping take seconds, so several tests share one process.
const folder = createDataFolder(afterAll);
const running = startServer({ DATA_DIR: folder });
afterAll(async () => (await running).child.kill("SIGKILL"));

const connectTo = (origin: string) =>
  openConnection({ server: { address: () => ({ port: Number(new URL(origin).port) }) } });

const isPart = (name: string | Buffer) => /^parts.|^files.uploads./.test(name.toString());
const listParts = () => readdirSync(join(folder, "storage"), { recursive: true }).filter(isPart);

let stopping: ReturnType<typeof stopStalledServer> | null = null;
const stopWithStalledRequests = () => (stopping ??= stopStalledServer());

/** Stops the shared process during a sign-in and an upload of which only the beginning arrives. */
async function stopStalledServer() {
  const { origin, stop } = await running;
  const draft = { name: "Ada", email: "ada@example.test", password: "long enough", role: "escort" };
  const registered = await fetch(`${origin}/api/v1/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(draft),
  });
  const { data } = (await registered.json()) as { data: { tokens: { access: string } } };
  const [signIn, upload] = [await connectTo(origin), await connectTo(origin)];
  signIn.write(
    toRequestHead("POST /api/v1/auth/login", { "content-type": "application/json", "content-length": 99 }),
  );
  signIn.write("{");
  upload.write(
    toRequestHead("POST /api/v1/media/upload", {
      authorization: `Bearer ${data.tokens.access}`,
      "content-type": formType,
      "content-length": 9_999,
    }),
  );
  upload.write(`${toFormStart()}half of it`);
  await expect.poll(() => existsSync(join(folder, "storage")) && listParts().length).toBe(1);
  return stop();
}

describe("a failing start", () => {
  it("with a bad setting says which, in one line", async () => {
    const { code, output } = await runToEnd({ DATA_DIR: createDataFolder(), PORT: "http" });

    expect(code).toBe(1);
    expect(output).toMatch(oneLine);
    expect(output).toContain("PORT");
  });

  it("without its database reports it in one line", async () => {
    const { code, output } = await runToEnd({
      DATA_DIR: createDataFolder(),
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    });

    expect(code).toBe(1);
    expect(output).toMatch(oneLine);
    expect(output).toContain("DATABASE_URL");
  });

  it("on a folder or port in use reports it and disturbs no one", async () => {
    const { origin } = await running;

    const [sameFolder, samePort] = await Promise.all([
      runToEnd({ DATA_DIR: folder }),
      runToEnd({ DATA_DIR: createDataFolder(), PORT: new URL(origin).port }),
    ]);
    const alive = await fetch(`${origin}/readyz`);

    expect([sameFolder.code, samePort.code, alive.status]).toEqual([1, 1, 200]);
    expect(sameFolder.output).toMatch(oneLine);
    expect(sameFolder.output).toContain("DATA_DIR");
    expect(samePort.output).toMatch(oneLine);
    expect(samePort.output).toContain("PORT");
  });
});

describe("a preparation", () => {
  it("creates the database for the next start and ends", async () => {
    const empty = createEmptyFolder();

    const { code } = await runToEnd({ DATA_DIR: empty }, "--prepare");

    expect(code).toBe(0);
    expect(existsSync(join(empty, "database/PG_VERSION"))).toBe(true);
  });
});

describe("a page with an unusual URL", () => {
  it("is found or not found, but never a server error", async () => {
    const { origin } = await running;
    const connection = await connectTo(origin);

    const pages = await Promise.all(
      ["/escort/%00", "/listing/%00", "/category/%00"].map((path) => fetch(origin + path)),
    );
    connection.write(toRequestHead("GET http://x/"));

    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await connection.answered(1)).toEqual([200]);
    connection.end();
  });
});

describe("a stop", () => {
  it("completes cleanly within ten seconds, even with a stalled upload", async () => {
    const { code, milliseconds } = await stopWithStalledRequests();

    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
  });
});

describe("a stalled upload", () => {
  it("leaves no partial file behind when the process stops", async () => {
    const { code } = await stopWithStalledRequests();

    expect([code, listParts()]).toEqual([0, []]);
  });
});

describe("kill -9", () => {
  it("loses no acknowledged account", async () => {
    const { acknowledged, found } = await registerThroughKills({
      dataDir: createDataFolder(),
      kills: 1,
    });

    expect(acknowledged.length).toBeGreaterThan(0);
    expect(found).toEqual(acknowledged);
  });

  it("loses no acknowledged upload and leaves no file behind", async () => {
    const { acknowledged, items, check } = await uploadThroughKills({
      dataDir: createDataFolder(),
      kills: 1,
    });

    expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
    expect(items.map(({ progress }) => progress)).toEqual(items.map(() => "ready"));
    expect(check).toEqual({ code: 0, output: "all checks passed\n" });
  });

  it("does not lose, duplicate or reorder acknowledged messages", async () => {
    const { acknowledged, stored, heard } = await runDisturbedConversation({
      environment: { DATA_DIR: createDataFolder() },
      messages: 200,
      disturbances: 1,
    });

    expectExactlyOnce({ acknowledged, stored, heard });
    expect(acknowledged).toHaveLength(200);
  });
});
