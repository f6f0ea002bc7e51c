import { expect, it } from "vitest";
import { checkSessions } from "./sessions.ts";

const short = { timeout: 180_000 };

it("sessions behave as their model says", short, async () => {
  await expect(checkSessions({ runs: 12, length: 20, seed: 27 })).resolves.toBeUndefined();
});
