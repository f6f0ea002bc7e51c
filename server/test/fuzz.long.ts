import { expect, it } from "vitest";
import { fuzz } from "./fuzz/fuzz.ts";

/** The seed changes every day. A failure prints the seed with the request. */
const seed = Math.floor(Date.now() / 86_400_000);

it("every endpoint handles arbitrary input without a server error: 10,000 requests", async () => {
  const { accepted, failures } = await fuzz({ requests: 10_000, seed });

  expect(failures).toEqual([]);
  // Sanity check: enough generated requests must be valid to reach the use cases.
  expect(accepted).toBeGreaterThan(2000);
});
