import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const run = (...args: string[]) => {
  const script = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
};

it.each([["help"], ["audit", "verify", "--help"]])("prints the usage on request: %s", (...args) => {
  expect(run(...args)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^usage:\n {2}audit verify/),
    stderr: "",
  });
});

it("names an unknown command before the usage", () => {
  expect(run("polish")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^vesper: unknown command "polish"\nusage:/),
  });
});
