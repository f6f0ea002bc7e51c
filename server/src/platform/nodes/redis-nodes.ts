import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { beat, createCatchUp, createHearing, deafAfter, type CatchUp } from "./hearing.ts";
import { newsSchemas, type NewsName, type Nodes } from "./nodes.ts";
import type { RedisLink } from "./redis.ts";
import type { SealedWords } from "./sealed-words.ts";

export const channel = "vesper sealed nodes";
/**
 * Where the release before speaks, in plain text. Its words are not read, but their arrival shows that there are nodes
 * which this one cannot hear, as during a rolling upgrade. The next release can drop this.
 */
const channelBefore = "vesper nodes";
/** Said there by this release, so that pages of the older nodes do not grow old; sessions they look up themselves. */
const staleBefore = JSON.stringify({ from: "a newer release", name: "pages.stale", news: {} });
/** The release before beats once a second; silent for so long, its last node is gone. */
const goneAfter = 5_000;

const Said = z.object({
  from: z.string().min(1),
  /** Without a name it is a beat, for the speaker's own ears. */
  name: z.enum(Object.keys(newsSchemas) as NewsName[]).optional(),
  news: z.unknown().optional(),
});
type Said = z.output<typeof Said>;

/** Nodes of the release before are neither heard nor told: look for ourselves, and have them look too. */
function createOlderNodes(redis: RedisLink, catchUp: CatchUp) {
  let heardAt: number | null = null;

  return {
    hear(text: string) {
      if (text !== staleBefore) heardAt = performance.now();
    },
    mind(now: number) {
      if (heardAt === null) return;
      if (now - heardAt > goneAfter) {
        heardAt = null;
        return catchUp.soon();
      }
      if (!catchUp.isDue(now)) return;
      catchUp.look();
      void redis.commands.publish(channelBefore, staleBefore).catch(() => {});
    },
  };
}

/** Messages out to all nodes, sealed. */
function createVoice(redis: RedisLink, words: SealedWords, id: string) {
  const publish = (said: Partial<Said>) => redis.commands.publish(channel, words.seal({ from: id, ...said }));

  return {
    // Refused while Redis is away; nobody would hear it.
    say: (said: Partial<Said>) => void publish(said).catch(() => {}),
    async beat() {
      // A Redis that is full, or follows another one, lets nothing be written: then messages do not pass either.
      await redis.commands.set("vesper beat", id, "PX", deafAfter);
      await publish({});
    },
  };
}

/** Messages in from all nodes, our own heartbeat among them. */
function createEars(id: string, words: SealedWords, log: Logger, on: { beat(): void; back(): void }) {
  const ears = new Map<NewsName, ((news: never, from: string) => void)[]>();

  function hear({ from, name, news }: Said) {
    if (from === id) return name ? undefined : on.beat();
    if (!name) return;
    const { success, data } = newsSchemas[name].safeParse(news);
    if (!success) return words.refuse();
    if (name === "node.back") on.back();
    for (const listen of ears.get(name) ?? []) listen(data as never, from);
  }

  return {
    add: (name: NewsName, listen: (news: never, from: string) => void) =>
      void ears.set(name, [...(ears.get(name) ?? []), listen]),
    receive(text: string) {
      const { success, data } = Said.safeParse(words.open(text));
      if (!success) return words.refuse();
      try {
        hear(data);
      } catch (error) {
        log.error({ err: error, name: data.name }, "could not act on the word of another node");
      }
    },
  };
}

/** Nodes that hear each other through Redis. When it is away each carries on alone, says so once, and catches up. */
export function connectNodes(redis: RedisLink, words: SealedWords, log: Logger): Nodes {
  const id = randomUUID();
  const catchUp = createCatchUp();
  const older = createOlderNodes(redis, catchUp);
  const voice = createVoice(redis, words, id);
  const hearing = createHearing(log, catchUp, () => voice.say({ name: "node.back", news: {} }));
  const ears = createEars(id, words, log, { beat: hearing.hearBeat, back: catchUp.soon });
  const listener = redis.listen();

  listener.on("message", (from: string, text: string) =>
    from === channelBefore ? older.hear(text) : ears.receive(text),
  );
  listener.on("close", hearing.goDeaf);
  void listener.subscribe(channel, channelBefore);

  const timer = setInterval(() => {
    const now = performance.now();
    hearing.beforeBeat(now);
    voice.beat().catch(() => {});
    if (hearing.isDeaf() && catchUp.isDue(now)) catchUp.look();
    older.mind(now);
  }, beat).unref();

  return {
    id,
    tell: (name, news) => voice.say({ name, news }),
    on: (name, listen) => ears.add(name, listen),
    whileDeaf: (task) => void catchUp.whileDeaf.push(task),
    afterDeafness: (task) => void catchUp.afterDeafness.push(task),
    get isDeaf() {
      return hearing.isDeaf();
    },
    close() {
      clearInterval(timer);
      catchUp.close();
      listener.off("close", hearing.goDeaf);
      redis.close();
      return Promise.resolve();
    },
  };
}
