import { expect, it } from "vitest";
import { fuzz } from "./fuzz/fuzz.ts";

/** Another seed each day; a failure prints it with the request. */
const seed = Math.floor(Date.now() / 86_400_000);

it("every endpoint answers or refuses whatever it is sent: 10,000 requests", async () => {
  const { accepted, failures } = await fuzz({ requests: 10_000, seed });

  expect(failures).toEqual([]);
  // Otherwise the requests are too wild to reach anything.
  expect(accepted).toBeGreaterThan(2000);
});
