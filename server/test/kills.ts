import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "./process.ts";

const postJson = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Registers people while the server is killed repeatedly, then asks the last process who is registered. */
export async function registerThroughKills({ dataDir, kills }: { dataDir: string; kills: number }) {
  const acknowledged: string[] = [];
  const password = "a good long password";

  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir });
    const before = acknowledged.length;
    let running = true;
    const registering = (async () => {
      for (let at = 0; running; at += 1) {
        const email = `round-${round}-${at}@example.test`;
        const reply = await postJson(`${server.origin}/api/v1/auth/register`, {
          name: "Someone",
          email,
          password,
        }).catch(() => null);
        if (reply?.status === 201) acknowledged.push(email);
        else if (!reply) return;
      }
    })();
    while (acknowledged.length < before + 3) await pause(5);
    await server.stop("SIGKILL");
    running = false;
    await registering;
  }

  const server = await startServer({ DATA_DIR: dataDir });
  const found: string[] = [];
  for (const email of acknowledged) {
    if (await canSignIn(server.origin, { email, password })) found.push(email);
  }
  await server.stop();
  return { acknowledged, found };
}

async function canSignIn(origin: string, credentials: object): Promise<boolean> {
  for (;;) {
    const { status } = await postJson(`${origin}/api/v1/auth/login`, credentials);
    if (status === 200) return true;
    if (status === 401) return false;
    // A busy machine may respond with 503. No data is lost, so try again.
    if (status !== 503) throw new Error(`signing in answered ${status}`);
  }
}
