import { setImmediate as nextTurn } from "node:timers/promises";
import type { createAdapter } from "@socket.io/redis-streams-adapter";

export type StreamsAdapter = ReturnType<ReturnType<typeof createAdapter>>;
type Word = Parameters<StreamsAdapter["doPublish"]>[0];

/** What every adapter of a cluster publishes and hears through. Its own types keep the second for its heirs. */
interface Passage {
  doPublish(word: object): Promise<string>;
  onMessage(word: Word | Bundle, offset?: string): void;
}
type Bundle = Omit<Word, "data"> & { data: { bundle: Word[] } };

const isBundle = (word: object): word is Bundle =>
  "data" in word && typeof word.data === "object" && word.data !== null && "bundle" in word.data;

/** Passes on what is said within one turn as one: a message alone is three words, and every node reads all of them. */
export function inBundles(adapter: StreamsAdapter): StreamsAdapter {
  const passage = adapter as unknown as Passage;
  const publish = passage.doPublish.bind(adapter);
  const receive = passage.onMessage.bind(adapter);
  let bundle: Word[] = [];
  let publishing: Promise<string> | null = null;

  async function publishAll(): Promise<string> {
    await nextTurn();
    const said = { ...bundle[0], data: { bundle } };
    bundle = [];
    publishing = null;
    return publish(said);
  }

  adapter.doPublish = (word) => {
    bundle.push(word);
    return (publishing ??= publishAll());
  };
  passage.onMessage = (word, offset) => {
    if (!isBundle(word)) return receive(word, offset);
    for (const one of word.data.bundle) receive(one, offset);
  };
  return adapter;
}
