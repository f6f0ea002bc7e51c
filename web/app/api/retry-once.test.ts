import { expect, it, vi } from "vitest";
import { ApiError, NoResponse } from "./api-error.ts";
import { retryOnce } from "./retry-once.ts";

const createRefusal = (status: number) => new ApiError({ status, body: {} });

it.each([createRefusal(500), new NoResponse("The server didn’t respond.")])(
  "retries once after %s",
  async (error) => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("page 2");

    await expect(retryOnce(read, 1)).resolves.toBe("page 2");
  },
);

it("gives up after the second failure, and immediately on a 4xx", async () => {
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(createRefusal(503));
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(createRefusal(400));

  await expect(retryOnce(broken, 1)).rejects.toThrow(ApiError);
  await expect(retryOnce(refused, 1)).rejects.toThrow(ApiError);
  expect([broken.mock.calls.length, refused.mock.calls.length]).toEqual([2, 1]);
});
