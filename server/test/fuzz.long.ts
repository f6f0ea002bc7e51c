import { expect, it } from "vitest";
import { fuzzSockets } from "./fuzz/fuzz-sockets.ts";
import { fuzz } from "./fuzz/fuzz.ts";

/** The seed changes every day. A failure prints it with the request; `FUZZ_SEED` sends the same requests again. */
const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Date.now() / 86_400_000));

it.each([0, 1, 2, 3])(
  "every endpoint handles arbitrary input without a server error or a leak: 5,000 requests, part %i of 4",
  async (part) => {
    const { accepted, failures } = await fuzz({ requests: 5_000, seed: seed + part * 1_000_000 });

    expect(failures).toEqual([]);
    // Sanity check: enough generated requests must be valid to reach the use cases.
    expect(accepted).toBeGreaterThan(1_000);
  },
);

it("every socket event is answered or refused, and leaks nothing: 5,000 events", async () => {
  const { accepted, failures } = await fuzzSockets({ events: 5_000, seed });

  expect(failures).toEqual([]);
  for (const count of Object.values(accepted)) expect(count).toBeGreaterThan(100);
});
