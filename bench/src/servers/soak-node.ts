import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readMemory } from "../lib/soak/collect-memory.ts";
import { windowSeconds, type NodeLine } from "../lib/soak/node-lines.ts";

/** Writes the state of this node as lines into a file named after its process, which the bench reads. */
const file = join(process.env["SOAK_FOLDER"] ?? "", `${process.pid}.jsonl`);
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

const writeLine = (line: NodeLine) => appendFileSync(file, `${JSON.stringify(line)}\n`);

setInterval(() => {
  const loopDelay = delay.percentile(99) / 1e6;
  delay.reset();
  writeLine({ at: Date.now(), resident: process.memoryUsage.rss() / 2 ** 20, loopDelay });
}, windowSeconds * 1000).unref();

setInterval(
  () => {
    void readMemory().then((reading) => writeLine({ at: Date.now(), ...reading }));
  },
  Number(process.env["SOAK_COLLECTION_SECONDS"]) * 1000,
).unref();

await import("../../../server/src/main.ts");
