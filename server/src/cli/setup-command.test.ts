import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDataFolder } from "#test/process.ts";

function setUp(dataDir: string, answers: string[]) {
  const script = join(import.meta.dirname, "main.ts");
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const input = answers.map((answer) => `${answer}\n`).join("");
  return spawnSync(process.execPath, [script, "setup"], { encoding: "utf8", env, input });
}

const site = ["Lantern", "https://lantern.example.test", "Lantern Ltd", "", "Malta", "help@lantern.test"];
const rules = ["no", "verified", "invitation", "no"];

it("is repeated after a refused answer, and is over once the site has an admin", () => {
  const dataDir = createDataFolder();

  const refused = setUp(dataDir, [...site, "maybe"]);
  const done = setUp(dataDir, [...site, ...rules, "Iris Holm", "iris@lantern.test", "a-quiet-lantern-7"]);
  const again = setUp(dataDir, []);

  expect([refused.status, done.status, again.status]).toEqual([1, 0, 1]);
  expect(refused.stderr).toContain("setup refused the answer to “Send mail through a mail server?”");
  expect(done.stdout).toContain("sign in at https://lantern.example.test/login");
  expect(again.stderr).toContain("this site has an admin already");
  const file = join(dataDir, "setup.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    PUBLIC_URL: "https://lantern.example.test",
  });
});
