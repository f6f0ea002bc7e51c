import { expect, it } from "vitest";
import { fuzz } from "./fuzz/fuzz.ts";

it(
  "every endpoint handles arbitrary input without a server error: 1,500 requests",
  { timeout: 240_000 },
  async () => {
    const { accepted, failures } = await fuzz({ requests: 1_500, seed: 19 });

    expect(failures).toEqual([]);
    // Sanity check: enough generated requests must be valid to reach the use cases.
    expect(accepted).toBeGreaterThan(200);
  },
);
