import { serveTasks } from "#platform/workers/serve-tasks.ts";

/** Produces, on demand, every failure that untrusted bytes can cause. */
const failingTasks = {
  echo: (text: string) => text,
  pid: (_: null) => process.pid,
  pause: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
  environment: (_: null) => Object.keys(process.env),
  hang(_: null) {
    for (;;);
  },
  fillHeap(_: null) {
    const kept: object[] = [];
    for (;;) kept.push({ at: kept.length });
  },
  fillMemory(_: null) {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, kept.length + 1));
  },
  crash: (_: null) => process.abort(),
};
export type FailingTasks = typeof failingTasks;

serveTasks(failingTasks);
