import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { buildPhoto } from "../../server/test/factories/photo.ts";
import { startBackgroundLoad } from "./load.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

describe("a rolling restart", () => {
  it("of one node after another fails no request", async () => {
    const { nodes, proxy, given } = await getCluster();
    const escort = await given.profile();
    const headers = { authorization: `Bearer ${escort.tokens.access}` };
    const load = startBackgroundLoad(proxy.url, [
      "/",
      "/search?q=vi",
      "/api/v1/taxonomies/categories",
      "/api/v1/escort-profile/search?q=vi",
    ]);
    const uploaded: string[] = [];
    const refused: number[] = [];
    let isOver = false;
    const uploading = (async () => {
      for (let at = 0; !isOver; at += 1) {
        const body = new FormData();
        body.set("title", "At dusk");
        body.set(
          "file",
          new Blob([await buildPhoto(`#8844${10 + at}`, { width: 900, height: 1200 })]),
          "evening.jpg",
        );
        const answer = await fetch(`${proxy.url}/api/v1/media/upload`, { method: "POST", headers, body });
        if (answer.status === 201)
          uploaded.push(((await answer.json()) as { data: { _id: string } }).data._id);
        else refused.push(answer.status);
        // Pause long enough for even a busy machine to keep up: one person may have at most 25 pictures pending.
        await pause(2_000);
      }
    })();
    await waitUntil(async () => uploaded.length > 0);

    const ends = [];
    for (const node of nodes) {
      ends.push(await node.stop("SIGTERM"));
      await node.start();
    }
    isOver = true;
    await uploading;
    const seen = await load.stop();

    expect(seen.length).toBeGreaterThan(50);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(refused).toEqual([]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    for (const { milliseconds } of ends) expect(milliseconds).toBeLessThan(10_000);
    // Every picture must be processed, no matter by which node.
    const getProgress = async () => {
      const answer = await fetch(`${proxy.url}/api/v1/media/my-media?limit=100`, { headers });
      const { data } = (await answer.json()) as { data: { _id: string; progress: string }[] };
      return uploaded.map((id) => data.find(({ _id }) => _id === id)?.progress ?? "lost");
    };
    await waitUntil(async () => !(await getProgress()).includes("processing"), 200_000);
    expect(await getProgress()).toEqual(uploaded.map(() => "ready"));
  });
});
