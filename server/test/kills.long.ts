import { execSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runDisturbedConversation } from "./chat-kills.ts";
import { registerThroughKills } from "./kills.ts";
import { expectExactlyOnce } from "./exactly-once.ts";
import { createDataFolder } from "./process.ts";
import { uploadThroughKills } from "./upload-kills.ts";

it("twenty kills lose no acknowledged account", { timeout: 600_000 }, async () => {
  const { acknowledged, found } = await registerThroughKills({
    dataDir: createDataFolder(),
    kills: 20,
  });

  expect(found).toEqual(acknowledged);
});

it("ten kills lose no acknowledged upload and leave no file behind", { timeout: 600_000 }, async () => {
  const { acknowledged, items, check } = await uploadThroughKills({
    dataDir: createDataFolder(),
    kills: 10,
  });

  expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
  expect(check).toEqual({ code: 0, output: "all checks passed\n" });
});

it("twenty kills do not lose, duplicate or reorder acknowledged messages", async () => {
  const { acknowledged, stored, heard } = await runDisturbedConversation({
    environment: { DATA_DIR: createDataFolder() },
    messages: 2_000,
    disturbances: 20,
  });

  expect(acknowledged).toHaveLength(2_000);
  expectExactlyOnce({ acknowledged, stored, heard });
});

const { TEST_DATABASE_URL = "", TEST_DATABASE_RESTART = "" } = process.env;

describe.runIf(TEST_DATABASE_URL && TEST_DATABASE_RESTART)("a database restart", () => {
  it("does not lose, duplicate or reorder acknowledged messages", async () => {
    const { acknowledged, stored, heard } = await runDisturbedConversation({
      environment: { DATA_DIR: createDataFolder(), DATABASE_URL: TEST_DATABASE_URL },
      messages: 2_000,
      disturbances: 5,
      disturb: () => void execSync(TEST_DATABASE_RESTART, { stdio: "ignore" }),
    });

    expect(acknowledged).toHaveLength(2_000);
    expectExactlyOnce({ acknowledged, stored, heard });
  });
});
