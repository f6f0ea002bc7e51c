import { pingRedis } from "#platform/nodes/ping-redis.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { describeError, toShownHost } from "../describe-error.ts";

export const redisCheck: StatusCheck = {
  name: "redis",
  title: "Redis",
  about: "Whether the nodes can tell each other about changes at once",
  isPerNode: true,
  async run({ config: { redisUrl }, nodes }) {
    if (!redisUrl) return unused("One node needs no Redis.");
    const where = `Redis at ${toShownHost(redisUrl)}`;
    try {
      const started = performance.now();
      await pingRedis(redisUrl);
      const found = `${where} answers in ${Math.ceil(performance.now() - started)} ms.`;
      return nodes.isIsolated ? attention({ found, ...isolation }) : ok(found);
    } catch (error) {
      return broken({
        found: `${where} does not answer.`,
        problem: `Nodes do not hear from each other: ${describeError(error)}. Changes reach the other nodes two seconds later, and live chat between nodes waits.`,
        remedy: "Start Redis, and check REDIS_URL and the firewall between the two.",
      });
    }
  },
};

const isolation = {
  problem: "This node receives no messages from the others.",
  remedy: "It rejoins on its own. If it does not within a minute, restart the node.",
};
