import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createRootKeys } from "./root-keys.ts";
import { createSealing } from "./sealing.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

async function readBufferMegabytes(): Promise<number> {
  collectGarbage();
  await nextTurn();
  collectGarbage();
  return process.memoryUsage().arrayBuffers / 2 ** 20;
}

it("an opened key does not keep the memory of the buffers around it", async () => {
  const sealing = createSealing(createRootKeys(["a secret of the site"]));
  const before = await readBufferMegabytes();

  for (let count = 0; count < 500; count += 1) {
    const owner = `person ${count}`;
    sealing.sealText({ owner, wrapped: sealing.createKey(owner) }, "users.phone", "+41 44 000 00 00");
    // Uses up the buffer pool, so that each key comes from a pool of its own.
    Buffer.allocUnsafe(Buffer.poolSize / 2 - 1);
  }

  expect((await readBufferMegabytes()) - before).toBeLessThan(2);
});
