import { expect, it, vi } from "vitest";
import { ApiError, NoResponse } from "./api-error.ts";
import { retried } from "./retried.ts";

const refusal = (status: number) => new ApiError({ status, body: {} });

it.each([refusal(500), new NoResponse("The server did not answer.")])(
  "reads once more after %s",
  async (error) => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("page 2");

    await expect(retried(read, 1)).resolves.toBe("page 2");
  },
);

it("gives up after the second failure, and at once when it is refused", async () => {
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(503));
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(400));

  await expect(retried(broken, 1)).rejects.toThrow(ApiError);
  await expect(retried(refused, 1)).rejects.toThrow(ApiError);
  expect([broken.mock.calls.length, refused.mock.calls.length]).toEqual([2, 1]);
});
