import { describe, expect, it, vi } from "vitest";
import { ApiError, NoResponse } from "#web/api/api-error.ts";
import { createRenewal, type RenewalParts } from "./api.ts";

const createRefusal = (status: number) =>
  new ApiError({ status, body: { error: "unauthorized", message: "Please sign in to continue." } });

function createParts(changes: Partial<RenewalParts> = {}) {
  return {
    readTokens: vi.fn(() => ({ access: "old", refresh: "r1" })),
    storeTokens: vi.fn(),
    exchange: vi.fn(() => Promise.resolve({ access: "new", refresh: "r2" })),
    exclusively: <T>(work: () => Promise<T>) => work(),
    endSession: vi.fn(),
    ...changes,
  };
}

describe("access token renewal", () => {
  it("stores both new tokens", async () => {
    const parts = createParts();

    expect(await createRenewal(parts)("old")).toBe("new");
    expect(parts.storeTokens).toHaveBeenCalledWith({ access: "new", refresh: "r2" });
  });

  it("runs once for concurrent calls", async () => {
    const parts = createParts();
    const renew = createRenewal(parts);

    expect(await Promise.all([renew("old"), renew("old"), renew("old")])).toEqual(["new", "new", "new"]);
    expect(parts.exchange).toHaveBeenCalledTimes(1);
  });

  it("uses a token that another tab has already stored", async () => {
    const parts = createParts({ readTokens: () => ({ access: "from another tab", refresh: "r2" }) });

    expect(await createRenewal(parts)("old")).toBe("from another tab");
    expect(parts.exchange).not.toHaveBeenCalled();
  });

  it("returns null without a refresh token", async () => {
    const parts = createParts({ readTokens: () => ({ access: "old", refresh: null }) });

    expect(await createRenewal(parts)("old")).toBeNull();
    expect(parts.endSession).not.toHaveBeenCalled();
  });

  it("stores nothing when the user has signed out in the meantime", async () => {
    const readTokens = vi
      .fn<RenewalParts["readTokens"]>()
      .mockReturnValueOnce({ access: "old", refresh: "r1" })
      .mockReturnValue({ access: null, refresh: null });
    const parts = createParts({ readTokens });

    expect(await createRenewal(parts)("old")).toBeNull();
    expect(parts.storeTokens).not.toHaveBeenCalled();
  });

  it("does not end the session again after the user signed out", async () => {
    const readTokens = vi
      .fn<RenewalParts["readTokens"]>()
      .mockReturnValueOnce({ access: "old", refresh: "r1" })
      .mockReturnValue({ access: null, refresh: null });
    const parts = createParts({ readTokens, exchange: () => Promise.reject(createRefusal(401)) });

    expect(await createRenewal(parts)("old")).toBeNull();
    expect(parts.endSession).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403])("ends the session when the server responds with %i", async (status) => {
    const parts = createParts({ exchange: () => Promise.reject(createRefusal(status)) });

    expect(await createRenewal(parts)("old")).toBeNull();
    expect(parts.endSession).toHaveBeenCalledTimes(1);
  });

  it.each([createRefusal(503), createRefusal(429), new NoResponse()])(
    "keeps the session when it fails with %s",
    async (failure) => {
      const parts = createParts({ exchange: () => Promise.reject(failure) });

      await expect(createRenewal(parts)("old")).rejects.toBe(failure);
      expect(parts.endSession).not.toHaveBeenCalled();
    },
  );

  it("can be retried after a failure", async () => {
    const exchange = vi
      .fn<RenewalParts["exchange"]>()
      .mockRejectedValueOnce(new NoResponse())
      .mockResolvedValueOnce({ access: "new", refresh: "r2" });
    const renew = createRenewal(createParts({ exchange }));

    await expect(renew("old")).rejects.toThrow(NoResponse);
    expect(await renew("old")).toBe("new");
  });
});
