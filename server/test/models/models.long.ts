import { describe, expect, it } from "vitest";
import { checkChat } from "./chat.ts";
import { checkMedia } from "./media.ts";
import { checkModeration } from "./moderation.ts";
import { checkSessions } from "./sessions.ts";

const { MODEL_SEED, MODEL_PATH, MODEL_REPLAY, MODEL_RUNS } = process.env;

/** A failure prints seed, path and replay path. Given back as variables, they repeat the failed run alone. */
const options = {
  runs: Number(MODEL_RUNS ?? 100),
  length: 40,
  seed: Number(MODEL_SEED ?? Date.now() % 2 ** 31),
  path: MODEL_PATH,
  replayPath: MODEL_REPLAY,
};

describe(`many runs with seed ${options.seed}`, () => {
  it("conversations behave as their model says", async () => {
    await expect(checkChat(options)).resolves.toBeUndefined();
  });

  it("media behave as their model says", async () => {
    await expect(checkMedia(options)).resolves.toBeUndefined();
  });

  it("moderation behaves as its model says", async () => {
    await expect(checkModeration(options)).resolves.toBeUndefined();
  });

  it("sessions behave as their model says", async () => {
    await expect(checkSessions(options)).resolves.toBeUndefined();
  });
});
