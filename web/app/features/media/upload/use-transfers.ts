import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { getFileFailure, mayRetry } from "./failure.ts";
import { sendMedia } from "./send-media.ts";
import type { UploadJob, Transfer } from "./chosen.ts";

const maxParallel = 3;

export type Outcome =
  | { status: "done"; mediaId: string }
  | { status: "canceled" }
  | { status: "failed"; error: unknown };

/** Uploads files with limited concurrency and tracks the progress of each. */
export function useTransfers() {
  const [transfers, setTransfers] = useState<ReadonlyMap<string, Transfer>>(new Map());
  const [inTurn] = useState(() => pLimit(maxParallel));
  const controllers = useRef(new Map<string, AbortController>());
  const stored = useRef(new Map<string, string>());

  // Leaving the page despite the warning aborts all uploads.
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const step = (id: string, transfer: Transfer) =>
    setTransfers((before) => new Map(before).set(id, transfer));

  async function send(job: UploadJob): Promise<Outcome> {
    const { id } = job.chosen;
    const controller = new AbortController();
    const { signal } = controller;
    controllers.current.set(id, controller);
    step(id, { status: "waiting" });
    const onStep = (next: Transfer) => void (signal.aborted || step(id, next));
    try {
      const mediaId = await inTurn(() => {
        signal.throwIfAborted();
        return sendMedia(job, {
          mediaId: stored.current.get(id),
          signal,
          onStep,
          onStored: (made) => void stored.current.set(id, made),
        });
      });
      step(id, { status: "done" });
      return { status: "done", mediaId };
    } catch (error) {
      if (signal.aborted) return { status: "canceled" };
      step(id, { status: "failed", message: getFileFailure(error), mayRetry: mayRetry(error) });
      return { status: "failed", error };
    }
  }

  function cancel(id: string) {
    controllers.current.get(id)?.abort();
    step(id, { status: "failed", message: "Upload canceled.", mayRetry: true });
  }

  return { transfers, send, cancel };
}
