import { expect, it } from "vitest";
import { checkChat } from "./chat.ts";
import { checkMedia } from "./media.ts";
import { checkModeration } from "./moderation.ts";
import { checkSessions } from "./sessions.ts";

it("conversations behave as their model says", async () => {
  await expect(checkChat({ runs: 6, length: 60, seed: 27 })).resolves.toBeUndefined();
});

it("media behave as their model says", async () => {
  await expect(checkMedia({ runs: 4, length: 60, seed: 27 })).resolves.toBeUndefined();
});

it("moderation behaves as its model says", async () => {
  await expect(checkModeration({ runs: 6, length: 60, seed: 27 })).resolves.toBeUndefined();
});

it("sessions behave as their model says", async () => {
  await expect(checkSessions({ runs: 12, length: 60, seed: 27 })).resolves.toBeUndefined();
});
