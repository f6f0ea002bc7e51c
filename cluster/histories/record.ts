import { createWriteStream, type WriteStream } from "node:fs";

/** Wall clock and monotonic clock, both in milliseconds. Laws compare monotonic times only. */
interface Times {
  wall: number;
  mono: number;
}

export type Outcome =
  /** The server said yes. */
  | "ok"
  /** The server said no; nothing may have happened. */
  | "refused"
  /** No answer, or one that promises nothing: it may have happened, now or later. */
  | "unknown";

type Fact =
  | { kind: "call"; id: number; actor: string; step: string; name: string; input: object }
  | { kind: "answer"; id: number; outcome: Outcome; status: number; data: unknown }
  | { kind: "event"; actor: string; name: string; data: unknown }
  | { kind: "connected" | "disconnected"; actor: string }
  | { kind: "fault"; id: string; state: "begins" | "ends"; fault: object };

export type Entry = Times & Fact;

export interface Recorder {
  readonly entries: readonly Entry[];
  add(fact: Fact): void;
  nextId(): number;
  close(): Promise<void>;
}

/** Records every call, answer, socket event and fault, as JSON lines if a file is given. */
export function createRecorder(file?: string): Recorder {
  const entries: Entry[] = [];
  const output: WriteStream | null = file ? createWriteStream(file) : null;
  let lastId = 0;
  return {
    entries,
    add(fact) {
      const entry = { wall: Date.now(), mono: Math.round(performance.now() * 10) / 10, ...fact };
      entries.push(entry);
      output?.write(`${JSON.stringify(entry)}\n`);
    },
    nextId: () => (lastId += 1),
    close: () =>
      new Promise((resolve) => {
        if (output) output.end(resolve);
        else resolve();
      }),
  };
}
