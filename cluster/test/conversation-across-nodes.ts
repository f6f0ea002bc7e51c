import { runConversation } from "../../server/test/conversation.ts";
import type { Engine } from "../src/engines/postgres.ts";
import { getCluster } from "./shared-cluster.ts";

/** Two people on different nodes write to each other while the nodes and engines are killed one after the other. */
export async function runConversationAcrossNodes({ messages, kills }: { messages: number; kills: number }) {
  const { nodes, proxy, redis, postgres } = await getCluster();
  async function restart(engine: Engine) {
    await engine.stop();
    await engine.start();
  }
  const killings = Array.from({ length: kills }, () => async () => {
    const node = nodes[Math.floor(Math.random() * nodes.length)];
    await node?.stop("SIGKILL");
    await node?.start();
  });
  const disturbances: (() => Promise<void>)[] = [...killings];
  disturbances.splice(Math.floor(kills / 3), 0, () => restart(redis));
  disturbances.splice(Math.floor((2 * kills) / 3) + 1, 0, () => restart(postgres));
  return runConversation({ origin: proxy.url, messages, disturbances });
}
