import { describe, expect, it, vi } from "vitest";
import { createEarlyResponses } from "./early-responses.ts";

const href = "https://vesper.test/escort/vera.data";

describe("page data requested early", () => {
  it("is requested once and used once", async () => {
    const send = vi.fn<(href: string) => Promise<Response>>().mockResolvedValue(new Response("{}"));
    const early = createEarlyResponses(send);

    early.request(href);
    early.request(href);

    expect((await early.take(href))?.status).toBe(200);
    expect([early.take(href), send.mock.calls.length]).toEqual([undefined, 1]);
  });

  it("is dropped after ten seconds", async () => {
    let time = 0;
    const early = createEarlyResponses(
      () => Promise.resolve(new Response("{}")),
      () => time,
    );

    early.request(href);
    time = 10_000;

    expect(early.take(href)).toBeUndefined();
  });

  it.each([
    ["the server refuses", () => Promise.resolve(new Response("", { status: 503 }))],
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("does not count when %s", async (_, send) => {
    const early = createEarlyResponses(send);

    early.request(href);

    expect(await early.take(href)).toBeNull();
  });
});
