import { setTimeout as sleep } from "node:timers/promises";
import { getProcessTreeSeconds } from "./cpu.ts";

const [windowSeconds, maxShare, maxSeconds] = [10, 0.1, 300];

/** Waits until a server has finished what follows its start, such as processing the demo's pictures. */
export async function waitUntilSettled(pid: number): Promise<void> {
  const deadline = performance.now() + maxSeconds * 1000;
  for (let share = 1; share > maxShare && performance.now() < deadline;) {
    const before = getProcessTreeSeconds(pid);
    await sleep(windowSeconds * 1000);
    share = (getProcessTreeSeconds(pid) - before) / windowSeconds;
  }
}
