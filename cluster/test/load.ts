interface RecordedResponse {
  status: number;
  retryAfter: string | null;
  path: string;
}

/** Sends requests from several people, each one request after another, until stopped, and records every response. */
export function startBackgroundLoad(origin: string, paths: readonly string[], people = 4) {
  const seen: RecordedResponse[] = [];
  let isOver = false;
  const asking = Array.from({ length: people }, async (_, who) => {
    for (let at = who; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? "/";
      const answer = await fetch(origin + path).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      seen.push({
        path,
        status: answer?.status ?? 0,
        retryAfter: answer?.headers.get("retry-after") ?? null,
      });
    }
  });
  return {
    seen,
    async stop(): Promise<RecordedResponse[]> {
      isOver = true;
      await Promise.all(asking);
      return seen;
    },
  };
}
