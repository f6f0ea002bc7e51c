import { fork } from "node:child_process";
import { once } from "node:events";
import { fromRoot } from "../paths.ts";
import type { IdleRequest } from "./idle-process.ts";

/** Processes that hold the connections, so that their heartbeats do not delay the measured messages. */
const processes = 2;

/** Opens a connection for each of the credentials, in other processes, until disposal. */
export async function openIdleSockets(url: string, auths: readonly object[]): Promise<Disposable> {
  const children = Array.from({ length: processes }, () =>
    fork(fromRoot("bench/src/lib/load/idle-process.ts")),
  );
  await Promise.all(
    children.map(async (child, number) => {
      const share = auths.filter((_, at) => at % processes === number);
      child.send({ url, auths: share } satisfies IdleRequest);
      const ended = once(child, "exit").then(() => Promise.reject(new Error("idle connections failed")));
      await Promise.race([once(child, "message"), ended]);
      ended.catch(() => {});
    }),
  );
  return {
    [Symbol.dispose]() {
      for (const child of children) child.disconnect();
    },
  };
}
