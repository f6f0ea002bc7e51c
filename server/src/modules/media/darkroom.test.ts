import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { photo } from "#test/factories/media.ts";
import { develop } from "./darkroom.ts";

it("goes on with a new process when the one before was killed", async () => {
  const bytes = await photo("#884422", { width: 3000, height: 4000 });
  await develop(await photo());
  const [worker] = execFileSync("pgrep", ["-P", String(process.pid)], { encoding: "utf8" }).split("\n");

  const interrupted = develop(bytes);
  process.kill(Number(worker), "SIGKILL");

  await expect(interrupted).rejects.toThrow("ended");
  expect(await develop(await photo())).toMatchObject({ width: 60, height: 80 });
});
