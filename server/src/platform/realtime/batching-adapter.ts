import { setImmediate as nextTurn } from "node:timers/promises";
import type { createAdapter } from "@socket.io/redis-streams-adapter";
import { z } from "zod";
import type { SealedChannel } from "../nodes/sealed-channel.ts";

export type StreamsAdapter = ReturnType<ReturnType<typeof createAdapter>>;
type ClusterMessage = Parameters<StreamsAdapter["doPublish"]>[0];

/** Publish and receive methods of every cluster adapter; `onMessage` is protected in its types. */
interface AdapterInternals {
  readonly uid: string;
  /** Sockets of this node by room. */
  readonly rooms: ReadonlyMap<string, unknown>;
  doPublish(message: object): Promise<string>;
  onMessage(message: unknown, offset?: string): void;
}

const SealedEntry = z.object({ uid: z.string(), data: z.object({ sealed: z.string() }) });
const Batch = z.array(
  z.looseObject({ uid: z.string(), nsp: z.string(), type: z.int(), data: z.looseObject({}).optional() }),
);

/** An event for people: the number is the library's `MessageType.BROADCAST`. */
const RoomEvent = z.object({
  type: z.literal(3),
  data: z.object({ opts: z.object({ rooms: z.array(z.string()).min(1) }) }),
});

/**
 * Batches all publishes of one event-loop tick into a single sealed stream entry, because one chat message causes
 * several publishes and every node reads all of them. Entries not sealed by a node of this site are dropped.
 */
export function batchPublishes(adapter: StreamsAdapter, channel: SealedChannel): StreamsAdapter {
  const internals = adapter as unknown as AdapterInternals;
  const publish = internals.doPublish.bind(adapter);
  const receive = internals.onMessage.bind(adapter);
  let batch: ClusterMessage[] = [];
  let publishing: Promise<string> | null = null;

  async function publishBatch(): Promise<string> {
    await nextTurn();
    const sealedEntry = { ...batch[0], data: { sealed: channel.seal(batch) } };
    batch = [];
    publishing = null;
    return publish(sealedEntry);
  }

  /** Never throws: the adapter would read the same entry over and over. */
  function openEntry(entry: unknown): z.output<typeof Batch> {
    const { data: sealed } = SealedEntry.safeParse(entry);
    // Skip the echo of our own entries.
    if (sealed?.uid === internals.uid) return [];
    const { success, data } = Batch.safeParse(channel.open(sealed?.data.sealed));
    if (!success) channel.reportRejected();
    return data ?? [];
  }

  /** Whether an event concerns nobody here: the adapter would serialize it before it finds that out. */
  function isForOthers(message: unknown): boolean {
    const { data: event } = RoomEvent.safeParse(message);
    return event !== undefined && !event.data.opts.rooms.some((room) => internals.rooms.has(room));
  }

  adapter.doPublish = (message) => {
    batch.push(message);
    return (publishing ??= publishBatch());
  };
  internals.onMessage = (entry, offset) => {
    for (const message of openEntry(entry)) {
      if (isForOthers(message)) continue;
      try {
        receive(message, offset);
      } catch {
        channel.reportRejected();
      }
    }
  };
  return adapter;
}
