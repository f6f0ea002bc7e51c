// @vitest-environment jsdom
import { limits } from "@vesper/contract/core/limits";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { waitOptions, startTestServer } from "#web/api/test-server.ts";
import { useReviewLease } from "./review-lease.ts";

afterEach(cleanup);

/** Renders a dialog about these items, initially open. */
async function openDialog(
  ids: string[],
  answer: Parameters<typeof startTestServer>[0] = () => ({ body: {} }),
) {
  const served = await startTestServer(answer);
  const { result, rerender, unmount } = renderHook(({ isOpen }) => useReviewLease("listing", ids, isOpen), {
    initialProps: { isOpen: true },
  });
  const calls = () =>
    served.map(({ method, path, body }) =>
      method === "POST" ? `take ${(body as { id: string }).id}` : `${method} ${path}`,
    );
  // Concurrent requests arrive in any order, so the calls are sorted.
  const afterCalls = async (count: number) => {
    await vi.waitFor(() => expect(served).toHaveLength(count), waitOptions);
    return calls().toSorted();
  };
  return { result, unmount, calls, afterCalls, close: () => rerender({ isOpen: false }) };
}

const taken = { status: 409, body: { error: "conflict", message: "Bea is reviewing this." } };

describe("the review lease", () => {
  it("is claimed when the dialog opens and released when it closes", async () => {
    const { afterCalls, close } = await openDialog(["one", "two"]);

    expect(await afterCalls(2)).toEqual(["take one", "take two"]);
    close();

    expect(await afterCalls(4)).toEqual([
      "DELETE /admin/desk/one",
      "DELETE /admin/desk/two",
      "take one",
      "take two",
    ]);
  });

  it("is released only after the claim has succeeded", async () => {
    let grant = () => {};
    const granted = new Promise<void>((resolve) => (grant = resolve));
    const { afterCalls, close, calls } = await openDialog(["one"], async ({ method }) => {
      if (method === "POST") await granted;
      return { body: {} };
    });
    expect(await afterCalls(1)).toEqual(["take one"]);

    close();
    const before = calls();
    grant();

    expect(before).toEqual(["take one"]);
    expect(await afterCalls(2)).toEqual(["DELETE /admin/desk/one", "take one"]);
  });

  it("is not released after a decision", async () => {
    const first = await openDialog(["one"]);
    expect(await first.afterCalls(1)).toEqual(["take one"]);
    first.result.current.decided();
    first.close();
    first.unmount();

    const second = await openDialog(["two"]);
    expect(await second.afterCalls(1)).toEqual(["take two"]);
    second.close();
    expect(await second.afterCalls(2)).toEqual(["DELETE /admin/desk/two", "take two"]);

    expect(first.calls()).toEqual(["take one"]);
  });

  it("is released when the admin leaves the page", async () => {
    const { afterCalls } = await openDialog(["one"]);
    expect(await afterCalls(1)).toEqual(["take one"]);

    window.dispatchEvent(new Event("pagehide"));

    expect(await afterCalls(2)).toEqual(["DELETE /admin/desk/one", "take one"]);
  });

  it("is renewed while the dialog is open", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { afterCalls } = await openDialog(["one"]);
    expect(await afterCalls(1)).toEqual(["take one"]);

    act(() => void vi.advanceTimersByTime(limits.moderation.lease / 2));

    expect(await afterCalls(2)).toEqual(["take one", "take one"]);
  });

  it("names its holder when another admin claimed the item first", async () => {
    const { result } = await openDialog(["one", "two"], ({ body }) =>
      (body as { id?: string }).id === "two" ? taken : { body: {} },
    );

    await vi.waitFor(() => expect(result.current.refusal).toBe("Bea is reviewing this."), waitOptions);
  });

  it("ignores other failures and leaves them to the decision", async () => {
    const { result, afterCalls, close } = await openDialog(["one"], ({ method }) =>
      method === "POST" ? { status: 500, body: { error: "internal_error", message: "Oh." } } : { body: {} },
    );
    expect(await afterCalls(1)).toEqual(["take one"]);
    close();
    expect(await afterCalls(2)).toEqual(["DELETE /admin/desk/one", "take one"]);

    expect(result.current.refusal).toBeUndefined();
  });
});
