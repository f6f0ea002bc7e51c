import { readMemory } from "../lib/soak/collect-memory.ts";

process.on("message", () => void readMemory().then((reading) => process.send?.(reading)));
// The channel alone must not keep a server alive that has shut down.
process.channel?.unref();

await import("../../../server/src/main.ts");
