import type { Platform } from "../context.ts";
import type { Sockets } from "./sockets.ts";

/** However well the nodes hear each other: one may have died between its ban and the word of it. */
const lookEvery = 5_000;
/** How many sessions are looked up at once. */
const portion = 1_000;

interface Doorkeeper {
  whoIsOut(sessionIds: readonly string[]): Promise<string[]>;
}

/** While the other nodes cannot be heard, somebody may have been banned there, or written to. Gives the end of it. */
export function mindGaps({ nodes, log }: Platform, sockets: Sockets, { whoIsOut }: Doorkeeper): () => void {
  let isLooking = false;

  async function cutWhoIsOut() {
    const sessionIds = sockets.sessionsHere();
    for (let at = 0; at < sessionIds.length; at += portion) {
      sockets.cutSessionsHere(await whoIsOut(sessionIds.slice(at, at + portion)));
    }
  }

  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      await cutWhoIsOut();
    } catch (error) {
      log.warn({ err: error }, "could not look who is still welcome");
    } finally {
      isLooking = false;
    }
  }

  nodes.whileDeaf(look);
  nodes.afterDeafness(() => void sockets.loseEveryoneHere());
  const timer = setInterval(() => void look(), lookEvery).unref();
  return () => clearInterval(timer);
}
