import { describe, expect, it } from "vitest";
import type { FailingTasks } from "#test/fakes/failing-worker.ts";
import { createWorker, jobsQueueKey } from "./worker.ts";

const entry = new URL("../../../test/fakes/failing-worker.ts", import.meta.url);
const open = (given = {}) =>
  createWorker<FailingTasks>({ entry, heap: 32, memory: 300, seconds: 20, ...given });

const refused = { code: "unsupported_media_type" };

describe("a worker", () => {
  it("fails a task that takes too long and runs the waiting ones", async () => {
    const worker = open({ seconds: 1 });
    const results = await Promise.allSettled([
      worker.run("hang", null, "anna"),
      worker.run("echo", "hers", "anna"),
      worker.run("echo", "another's", "bert"),
    ]);

    expect(results).toMatchObject([
      { status: "rejected", reason: { ...refused, message: expect.stringContaining("took too long") } },
      { value: "hers" },
      { value: "another's" },
    ]);
  });

  it("measures a task's timeout from its own start", async () => {
    const worker = open({ seconds: 1 });
    const pauses = ["a", "b", "c", "d"].map((person) => worker.run("pause", 600, person));

    await expect(Promise.all(pauses)).resolves.toHaveLength(4);
  });

  it.each(["fillHeap", "fillMemory", "crash"] as const)("survives a task that would %s", async (task) => {
    const worker = open();

    await expect(worker.run(task, null, "anna")).rejects.toMatchObject(refused);
    expect(await worker.run("echo", "next", "anna")).toBe("next");
  });

  it("retries a task whose process was killed externally", async () => {
    const worker = open();
    const pid = await worker.run("pid", null, "anna");

    const interrupted = worker.run("pause", 200, "anna");
    const next = worker.run("pid", null, "anna");
    process.kill(pid, "SIGKILL");

    await interrupted;
    expect(await next).not.toBe(pid);
  });

  it("refuses a person's excess tasks, but admits other people and jobs", async () => {
    const worker = open();
    const many = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => worker.run("pause", 50, "anna")),
      worker.run("echo", "another's", "bert"),
      ...Array.from({ length: 6 }, () => worker.run("echo", "job", jobsQueueKey)),
    ]);

    const isDone = many.map(({ status }) => status === "fulfilled");
    expect(isDone.slice(0, 6)).toEqual([true, true, true, true, false, false]);
    expect(isDone.slice(6)).not.toContain(false);
    expect(many[5]).toMatchObject({ reason: { code: "service_unavailable", retryAfter: 10 } });
  });

  it("refuses tasks when too many are waiting in total", async () => {
    const worker = open();
    const people = Array.from({ length: 70 }, (_, at) => worker.run("echo", "hers", `person ${at}`));

    const refusals = (await Promise.allSettled(people)).filter(({ status }) => status === "rejected");

    expect(refusals).toHaveLength(9);
  });

  it("does not receive the environment variables", async () => {
    process.env["JWT_SECRET"] ??= "a secret of this test";

    expect(await open().run("environment", null, "anna")).not.toContain("JWT_SECRET");
  });

  it("that cannot start reports the reason", async () => {
    const worker = createWorker<FailingTasks>({
      entry: new URL("no-such-file.ts", import.meta.url),
      heap: 32,
      memory: 300,
      seconds: 20,
    });

    await expect(worker.run("echo", "", "anna")).rejects.toThrow("no-such-file");
  });
});
