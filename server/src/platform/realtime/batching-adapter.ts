import { setImmediate as nextTurn } from "node:timers/promises";
import type { createAdapter } from "@socket.io/redis-streams-adapter";
import { z } from "zod";
import type { SealedChannel } from "../nodes/sealed-channel.ts";

export type StreamsAdapter = ReturnType<ReturnType<typeof createAdapter>>;
type ClusterMessage = Parameters<StreamsAdapter["doPublish"]>[0];

/** What every adapter of a cluster publishes and hears through. Its own types keep the second for its heirs. */
interface AdapterInternals {
  readonly uid: string;
  doPublish(message: object): Promise<string>;
  onMessage(message: unknown, offset?: string): void;
}

const SealedEntry = z.object({ uid: z.string(), data: z.object({ sealed: z.string() }) });
const Batch = z.array(
  z.looseObject({ uid: z.string(), nsp: z.string(), type: z.int(), data: z.looseObject({}).optional() }),
);

/**
 * Passes on what is said within one turn as one sealed entry: a message alone is three words, and every node reads all
 * of them. Entries that no node of this site has sealed are dropped.
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

  /** Throws nothing: the adapter would read the same entry again and again. */
  function openEntry(entry: unknown): z.output<typeof Batch> {
    const { data: sealed } = SealedEntry.safeParse(entry);
    // Our own words come back to us, too; nobody here has to hear them again.
    if (sealed?.uid === internals.uid) return [];
    const { success, data } = Batch.safeParse(channel.open(sealed?.data.sealed));
    if (!success) channel.reportRejected();
    return data ?? [];
  }

  adapter.doPublish = (message) => {
    batch.push(message);
    return (publishing ??= publishBatch());
  };
  internals.onMessage = (entry, offset) => {
    for (const message of openEntry(entry)) {
      try {
        receive(message, offset);
      } catch {
        channel.reportRejected();
      }
    }
  };
  return adapter;
}
