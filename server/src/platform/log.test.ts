import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";

const program = `
  import { createLog } from "${new URL("log.ts", import.meta.url).href}";
  const log = createLog("info");
  const write = () => { for (let at = 0; at < 2_000; at += 1) log.info({ at }, "a line that finds no space"); };
  write();
  setTimeout(write, 100);
  setTimeout(() => process.exit(7), 300);
`;

it.skipIf(!existsSync("/dev/full"))("a full disk under the log does not end the process", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", openSync("/dev/full", "w"), "ignore"],
  });

  const [code] = await once(child, "exit");

  expect(code).toBe(7);
});
