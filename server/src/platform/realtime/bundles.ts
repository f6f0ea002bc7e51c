import { setImmediate as nextTurn } from "node:timers/promises";
import type { createAdapter } from "@socket.io/redis-streams-adapter";
import { z } from "zod";
import type { SealedWords } from "../nodes/sealed-words.ts";

export type StreamsAdapter = ReturnType<ReturnType<typeof createAdapter>>;
type Word = Parameters<StreamsAdapter["doPublish"]>[0];

/** What every adapter of a cluster publishes and hears through. Its own types keep the second for its heirs. */
interface Passage {
  readonly uid: string;
  doPublish(word: object): Promise<string>;
  onMessage(word: unknown, offset?: string): void;
}

const Entry = z.object({ uid: z.string(), data: z.object({ sealed: z.string() }) });
const Bundle = z.array(
  z.looseObject({ uid: z.string(), nsp: z.string(), type: z.int(), data: z.looseObject({}).optional() }),
);

/**
 * Passes on what is said within one turn as one sealed entry: a message alone is three words, and every node reads all
 * of them. Entries that no node of this site has sealed are dropped.
 */
export function inBundles(adapter: StreamsAdapter, words: SealedWords): StreamsAdapter {
  const passage = adapter as unknown as Passage;
  const publish = passage.doPublish.bind(adapter);
  const receive = passage.onMessage.bind(adapter);
  let bundle: Word[] = [];
  let publishing: Promise<string> | null = null;

  async function publishAll(): Promise<string> {
    await nextTurn();
    const said = { ...bundle[0], data: { sealed: words.seal(bundle) } };
    bundle = [];
    publishing = null;
    return publish(said);
  }

  /** Throws nothing: the adapter would read the same entry again and again. */
  function open(entry: unknown): z.output<typeof Bundle> {
    const { data: sealed } = Entry.safeParse(entry);
    // Our own words come back to us, too; nobody here has to hear them again.
    if (sealed?.uid === passage.uid) return [];
    const { success, data } = Bundle.safeParse(words.open(sealed?.data.sealed));
    if (!success) words.refuse();
    return data ?? [];
  }

  adapter.doPublish = (word) => {
    bundle.push(word);
    return (publishing ??= publishAll());
  };
  passage.onMessage = (entry, offset) => {
    for (const word of open(entry)) {
      try {
        receive(word, offset);
      } catch {
        words.refuse();
      }
    }
  };
  return adapter;
}
