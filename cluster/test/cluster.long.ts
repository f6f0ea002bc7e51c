import { afterAll, expect, it } from "vitest";
import { expectExactlyOnce } from "../../server/test/exactly-once.ts";
import { closeCluster } from "./shared-cluster.ts";
import { runConversationAcrossNodes } from "./conversation-across-nodes.ts";

afterAll(closeCluster);

it("2,000 messages survive 20 kills and restarts exactly once and in order", async () => {
  const { acknowledged, ...told } = await runConversationAcrossNodes({ messages: 2_000, kills: 20 });

  expect(acknowledged).toHaveLength(2_000);
  expectExactlyOnce({ acknowledged, ...told });
});
