import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type CachedPage, createPageCache, encodePage, negotiateEncoding } from "./page-cache.ts";

const page = (text: string, status = 200) => ({ status, headers: {}, body: Buffer.from(text) });

const readText = ({ encoded }: CachedPage) => encoded.identity?.toString();

function counted(ttl = 1000) {
  let [time, renders] = [0, 0];
  const cache = createPageCache({ ttl, now: () => time });
  return {
    cache,
    get: (key: string, render = async () => page(`render ${renders}`)) =>
      cache.get(key, () => {
        renders += 1;
        return render();
      }),
    advance: (by: number) => (time += by),
    renders: () => renders,
  };
}

describe("the page cache", () => {
  it("renders a page once until it expires", async () => {
    const { get, advance, renders } = counted();

    await get("/");
    await get("/");
    advance(1001);
    await get("/");

    expect(renders()).toBe(2);
  });

  it("expires a page in time although the clock was set back", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const cache = createPageCache({ ttl: 1000 });

    await cache.get("/", async () => page("before"));
    vi.advanceTimersByTime(1001);
    vi.setSystemTime(0);

    expect(cache.peek("/")).toBeUndefined();
  });

  it("renders once for many concurrent requests", async () => {
    const { get, renders } = counted();

    await Promise.all(Array.from({ length: 50 }, () => get("/")));

    expect(renders()).toBe(1);
  });

  it("does not store a page that was being rendered during a purge", async () => {
    const { cache, get } = counted();
    const slow = Promise.withResolvers<ReturnType<typeof page>>();

    const before = get("/", () => slow.promise);
    cache.purge();
    slow.resolve(page("shows what is now hidden"));
    await before;
    const after = await get("/", async () => page("hidden"));

    expect(readText(after)).toBe("hidden");
  });

  it("serves the last good page while rendering fails, until a purge", async () => {
    const { cache, get, advance } = counted();
    const broken = async () => page("away", 503);
    await get("/", async () => page("good"));

    advance(60_000);
    const duringOutage = await get("/", broken);
    cache.purge();
    const afterChange = await get("/", broken);

    expect([readText(duringOutage), afterChange.status]).toEqual(["good", 503]);
  });

  it("does not cache failures", async () => {
    const { get, renders } = counted();

    await get("/", async () => page("broken", 500));
    await get("/");
    await expect(get("/x", () => Promise.reject(new Error("crash")))).rejects.toThrow("crash");
    await get("/x");

    expect(renders()).toBe(4);
  });

  it("keeps no page that asks for `no-store`, and tells browsers the same", async () => {
    const { cache, get, renders } = counted();
    const unstored = async () => ({ ...page("a check"), headers: { "cache-control": "no-store" } });

    const { headers } = await get("/wait", unstored);
    await get("/wait", unstored);

    expect(headers["cache-control"]).toBe("no-store");
    expect(cache.peek("/wait")).toBeUndefined();
    expect(renders()).toBe(2);
    expect((await get("/")).headers["cache-control"]).toBe("no-cache");
  });

  it("serves the same content in every encoding", async () => {
    const { get } = counted();
    const text = "text ".repeat(1000);
    const cached = await get("/", async () => page(text));

    const br = await encodePage(cached, "br");
    const gzip = await encodePage(cached, "gzip");
    const identity = await encodePage(cached, "identity");

    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(identity.toString()).toBe(text);
  });

  it.each(["br", "gzip"] as const)(
    "keeps of a page sent as %s the compressed copy alone",
    async (encoding) => {
      const { get } = counted();
      const text = "text ".repeat(1000);
      const cached = await get("/", async () => page(text));

      await encodePage(cached, encoding);

      expect(Object.keys(cached.encoded)).toEqual([encoding]);
      expect(cached.encoded[encoding]?.buffer.byteLength).toBeLessThan(1_000);
      expect((await encodePage(cached, "identity")).toString()).toBe(text);
    },
  );

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    ["identity;q=1, *;q=0", "identity"],
    ["*", "br"],
    ["brotli-like", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ] as const)("negotiates for %j the encoding %s", (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});
