import { describe, expect, it, vi } from "vitest";
import { createConnection } from "./connection.ts";
import { withPageDataRetry } from "./page-data.ts";

const address = new URL("https://vesper.test/categories.data");
const quick = { timeout: 1000, pause: 1 };
const answer = (status: number) => new Response("{}", { status });

describe("page data", () => {
  it.each([
    ["the server fails", () => Promise.resolve(answer(503))],
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is requested once more when %s", async (_, fail) => {
    const send = vi.fn<typeof fetch>().mockImplementationOnce(fail).mockResolvedValue(answer(200));

    const response = await withPageDataRetry(send, quick)(address);

    expect([response.status, send.mock.calls.length]).toEqual([200, 2]);
  });

  it("is not requested again after the second failure", async () => {
    const send = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(answer(500)));

    const response = await withPageDataRetry(send, quick)(address);

    expect([response.status, send.mock.calls.length]).toEqual([500, 2]);
  });

  it.each([404, 400])("is not requested again after a %i", async (status) => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(answer(status));

    await withPageDataRetry(send, quick)(address);

    expect(send).toHaveBeenCalledTimes(1);
  });

  it("is aborted on timeout and when the visitor navigates away", async () => {
    const never = vi.fn<typeof fetch>().mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const give = () => reject(init?.signal?.reason as Error);
          if (init?.signal?.aborted) give();
          init?.signal?.addEventListener("abort", give);
        }),
    );
    const left = new AbortController();
    left.abort();
    const gone = withPageDataRetry(never, quick)(address, { signal: left.signal });

    await expect(gone).rejects.toMatchObject({ name: "AbortError" });
    await expect(withPageDataRetry(never, { ...quick, timeout: 5 })(address)).rejects.toMatchObject({
      name: "TimeoutError",
    });
    expect(never).toHaveBeenCalledTimes(2);
  });

  it("waits for the network and is then requested again", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const send = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost)
      .mockResolvedValue(answer(200));
    const network = Object.assign(new EventTarget(), { navigator: { onLine: false } });
    const watch = createConnection(network);

    const loading = withPageDataRetry(send, { ...quick, watch })(address);
    await vi.waitFor(() => expect(watch.getState()).toBe("offline"));
    network.navigator.onLine = true;
    network.dispatchEvent(new Event("online"));

    expect((await loading).status).toBe(200);
    expect([watch.getState(), send.mock.calls.length]).toEqual(["up", 3]);
  });

  it("is the only kind of request that is retried", async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(answer(500));
    const wrapped = withPageDataRetry(send, quick);

    await wrapped("/api/v1/auth/me", { method: "PUT" });
    await wrapped(address, { method: "POST" });

    expect(send.mock.calls).toEqual([
      ["/api/v1/auth/me", { method: "PUT" }],
      [address, { method: "POST" }],
    ]);
  });
});
