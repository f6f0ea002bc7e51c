import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
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

/** How often a node listens for its own voice. */
const beat = 1_000;
/** Whoever does not hear even themselves for so long hears nobody. */
const deafAfter = 2_500;
/** While deaf, what others would have said is looked for this often. */
const lookEvery = 1_500;
/** What others said waits for a node that was busy, but not for longer than this. */
const longestAbsence = 20_000;
/** Nodes that hear again one after the other are caught up with in one go. */
const gather = 2_000;

const Said = z.object({
  from: z.string().min(1),
  /** Without a name it is a beat, for the speaker's own ears. */
  name: z.enum(Object.keys(newsSchemas) as NewsName[]).optional(),
  news: z.unknown().optional(),
});
type Said = z.output<typeof Said>;

/** Nodes that hear each other through Redis. When it is away each carries on alone, says so once, and catches up. */
export function connectNodes(redis: RedisLink, words: SealedWords, log: Logger): Nodes {
  const id = randomUUID();
  const ears = new Map<NewsName, ((news: never, from: string) => void)[]>();
  const whileDeaf: (() => unknown)[] = [];
  const afterDeafness: (() => unknown)[] = [];
  const listener = redis.listen();
  let deafSince: number | null = null;
  /** When the first beat was sent that was not heard yet. */
  let unheardSince: number | null = null;
  let heardWhileDeaf = 0;
  let lookedAt = 0;
  let tickedAt = performance.now();
  let gathering: NodeJS.Timeout | null = null;
  let olderHeardAt: number | null = null;

  const publish = (said: Partial<Said>) => redis.commands.publish(channel, words.seal({ from: id, ...said }));

  // Refused while Redis is away; nobody would hear it.
  const say = (said: Partial<Said>) => void publish(said).catch(() => {});

  async function sayBeat() {
    // A Redis that is full, or follows another one, lets nothing be written: then messages do not pass either.
    await redis.commands.set("vesper beat", id, "PX", deafAfter);
    await publish({});
  }

  function look() {
    lookedAt = performance.now();
    for (const task of whileDeaf) task();
  }

  function goDeaf() {
    heardWhileDeaf = 0;
    if (deafSince !== null) return;
    deafSince = performance.now();
    log.warn("Redis is away: this node hears no other");
    look();
  }

  function hearAgain() {
    log.warn(`Redis is back after ${Math.round((performance.now() - (deafSince ?? 0)) / 1000)} s`);
    deafSince = null;
    // Whoever is deaf is mute as well: the others have missed what this one had to say.
    say({ name: "node.back", news: {} });
    catchUpSoon();
  }

  function catchUpSoon() {
    look();
    gathering ??= setTimeout(() => {
      gathering = null;
      look();
      for (const task of afterDeafness) task();
    }, gather).unref();
  }

  function hear({ from, name, news }: Said) {
    if (from !== id && name) {
      const { success, data } = newsSchemas[name].safeParse(news);
      if (!success) return words.refuse();
      if (name === "node.back") catchUpSoon();
      for (const listen of ears.get(name) ?? []) listen(data as never, from);
    }
    if (from === id && !name) {
      unheardSince = null;
      heardWhileDeaf += 1;
      // Twice: other connections to Redis may take a moment longer than this one.
      if (deafSince !== null && heardWhileDeaf === 2) hearAgain();
    }
  }

  function receive(from: string, text: string) {
    if (from === channelBefore) {
      if (text !== staleBefore) olderHeardAt = performance.now();
      return;
    }
    const { success, data } = Said.safeParse(words.open(text));
    if (!success) return words.refuse();
    try {
      hear(data);
    } catch (error) {
      log.error({ err: error, name: data.name }, "could not act on the word of another node");
    }
  }

  listener.on("message", receive);
  listener.on("close", goDeaf);
  void listener.subscribe(channel, channelBefore);

  /** Nodes of the release before are neither heard nor told: look for ourselves, and have them look too. */
  function mindOlderNodes(now: number) {
    if (olderHeardAt === null) return;
    if (now - olderHeardAt > goneAfter) {
      olderHeardAt = null;
      return catchUpSoon();
    }
    if (now - lookedAt <= lookEvery) return;
    look();
    void redis.commands.publish(channelBefore, staleBefore).catch(() => {});
  }

  function tick() {
    const now = performance.now();
    const pause = now - tickedAt;
    tickedAt = now;
    // After a pause of our own what was said lies in the socket, and has not been heard for that alone.
    const isLate = pause < 2 * beat && unheardSince !== null && now - unheardSince > deafAfter;
    if (isLate || pause > longestAbsence) goDeaf();
    unheardSince ??= now;
    sayBeat().catch(() => {});
    if (deafSince !== null && now - lookedAt > lookEvery) look();
    mindOlderNodes(now);
  }
  const timer = setInterval(tick, beat).unref();

  return {
    id,
    tell: (name, news) => say({ name, news }),
    on: (name, listen) => void ears.set(name, [...(ears.get(name) ?? []), listen]),
    whileDeaf: (task) => void whileDeaf.push(task),
    afterDeafness: (task) => void afterDeafness.push(task),
    get isDeaf() {
      return deafSince !== null;
    },
    close() {
      clearInterval(timer);
      if (gathering) clearTimeout(gathering);
      listener.off("close", goDeaf);
      redis.close();
      return Promise.resolve();
    },
  };
}
