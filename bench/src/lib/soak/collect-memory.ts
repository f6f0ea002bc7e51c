import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { MemoryReading } from "./memory-reading.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Buffers of collected objects are released by finalizers, which run between two collections. */
export async function readMemory(): Promise<MemoryReading> {
  collectGarbage();
  await nextTurn();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, external: external / 2 ** 20 };
}
