import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startBackgroundLoad } from "./load.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

describe("a database outage", () => {
  const password = "a-quiet-evening";

  it("of ten seconds answers 503, recovers on its own and loses nothing", async () => {
    const { nodes, proxy, postgres } = await getCluster();
    const acknowledged: string[] = [];
    let isOver = false;
    const registering = (async () => {
      for (let at = 0; !isOver; at += 1) {
        const email = `away-${at}@example.test`;
        const answer = await register(proxy.url, email);
        if (answer?.status === 201) acknowledged.push(email);
        else await pause(50);
      }
    })();
    const load = startBackgroundLoad(proxy.url, [
      "/api/v1/taxonomies/categories",
      "/api/v1/escort-profile/search?q=vi",
      "/search?q=vi",
      "/",
    ]);
    await waitUntil(async () => acknowledged.length > 10);

    await postgres.stop();
    const before = load.seen.length;
    await pause(2_000);
    const states = await Promise.all(
      nodes.map(async ({ origin }) => [
        (await fetch(`${origin}/healthz`)).status,
        (await fetch(`${origin}/readyz`)).status,
      ]),
    );
    await pause(8_000);
    const during = load.seen.slice(before);
    const acknowledgedBefore = acknowledged.length;
    await postgres.start();
    const back = await waitUntil(async () => acknowledged.length > acknowledgedBefore + 3);
    isOver = true;
    await registering;
    await load.stop();

    expect(states).toEqual(nodes.map(() => [200, 503]));
    const refused = during.filter(({ status }) => status >= 500);
    expect(refused.length).toBeGreaterThan(5);
    expect(during.filter(({ status }) => status === 0)).toEqual([]);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    expect(back).toBeLessThan(5_000);
    for (const email of acknowledged) expect((await signIn(proxy.url, email)).status).toBe(200);
  });

  const postJson = (url: string, body: object) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const register = (origin: string, email: string) =>
    postJson(`${origin}/api/v1/auth/register`, { name: "Someone", email, password }).catch(() => null);

  const signIn = (origin: string, email: string) =>
    postJson(`${origin}/api/v1/auth/login`, { email, password });
});
