import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildPhoto } from "./factories/media.ts";
import { startServer } from "./process.ts";

const cliScript = join(import.meta.dirname, "../src/cli/main.ts");

interface MediaItem {
  _id: string;
  progress: "processing" | "ready" | "failed";
}

/** Uploads while the server is killed repeatedly, then asks the last process what became of each upload. */
export async function uploadThroughKills({ dataDir, kills }: { dataDir: string; kills: number }) {
  const acknowledged: string[] = [];
  const bytes = await buildPhoto("#884422", { width: 1600, height: 2000 });
  const person = { name: "Someone", email: "someone@example.test", password: "a good long password" };

  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    const token = await authenticate(server.origin, person, round === 0 ? "register" : "login");
    const before = acknowledged.length;
    let running = true;
    const uploading = Array.from({ length: 3 }, async () => {
      while (running) {
        const id = await uploadPhoto(server.origin, token, bytes).catch(() => null);
        if (id) acknowledged.push(id);
      }
    });
    // Kill the server while some pictures are being processed and others are in transit.
    while (acknowledged.length < before + 4) await pause(5);
    await server.stop("SIGKILL");
    running = false;
    await Promise.all(uploading);
  }

  const server = await startServer({ DATA_DIR: dataDir });
  const items = await waitForProcessing(server.origin, await authenticate(server.origin, person, "login"));
  await server.stop();
  return { acknowledged, items, check: runCheckCommand(dataDir) };
}

async function authenticate(origin: string, person: object, call: "register" | "login"): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/auth/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, ...(call === "register" && { role: "escort" }) }),
  });
  const { data } = (await reply.json()) as { data: { tokens: { access: string } } };
  return data.tokens.access;
}

const toAuthHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

async function uploadPhoto(origin: string, token: string, bytes: Uint8Array): Promise<string | null> {
  const form = new FormData();
  form.set("title", "At dusk");
  form.set("file", new Blob([bytes]), "evening.jpg");
  const reply = await fetch(`${origin}/api/v1/media/upload`, {
    method: "POST",
    headers: toAuthHeaders(token),
    body: form,
  });
  const { data } = (await reply.json()) as { data?: MediaItem };
  return reply.status === 201 && data ? data._id : null;
}

async function waitForProcessing(origin: string, token: string): Promise<MediaItem[]> {
  for (;;) {
    const reply = await fetch(`${origin}/api/v1/media/my-media?limit=1000`, {
      headers: toAuthHeaders(token),
    });
    const { data } = (await reply.json()) as { data: MediaItem[] };
    if (data.every(({ progress }) => progress !== "processing")) return data;
    await pause(100);
  }
}

function runCheckCommand(dataDir: string): { code: number | null; output: string } {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliScript, "check"], {
    env,
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}
