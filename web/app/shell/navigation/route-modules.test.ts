import { describe, expect, it, vi } from "vitest";
import { createModuleLoader, guardRouteModules } from "./route-modules.ts";

const createParts = () => ({
  importModule: vi.fn<(id: string) => Promise<unknown>>(),
  isReachable: vi.fn<(id: string) => Promise<boolean>>().mockResolvedValue(false),
  openDocument: vi.fn<() => void>(),
  watch: { noteResponse: vi.fn<() => void>(), waitForRetry: vi.fn(() => Promise.resolve()) },
});

describe("the code of a page", () => {
  it("is loaded before React Router asks for it, in nested routes too", async () => {
    const asked: string[] = [];
    const child = { id: "child", lazy: { Component: async () => asked.push("Component") } };
    guardRouteModules([{ id: "parent", children: [child] }], async (id) => void asked.push(id));

    await child.lazy.Component();

    expect(asked).toEqual(["child", "Component"]);
  });

  it("is requested again until the network is back", async () => {
    const parts = createParts();
    parts.importModule.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());

    await createModuleLoader(parts)("about");

    expect(parts.importModule).toHaveBeenCalledTimes(3);
    expect(parts.watch.waitForRetry.mock.calls).toEqual([[0], [1]]);
    expect([parts.watch.noteResponse.mock.calls.length, parts.openDocument.mock.calls.length]).toEqual([
      1, 0,
    ]);
  });

  it("is loaded with a new document when the server no longer has it", async () => {
    const parts = createParts();
    parts.importModule.mockRejectedValue(new TypeError());
    parts.isReachable.mockResolvedValue(true);

    void createModuleLoader(parts)("about");

    await vi.waitFor(() => expect(parts.openDocument).toHaveBeenCalledTimes(1));
    expect(parts.watch.waitForRetry).not.toHaveBeenCalled();
  });
});
