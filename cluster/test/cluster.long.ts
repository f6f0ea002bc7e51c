import { afterAll, expect, it } from "vitest";
import { expectOneTruth } from "../../server/test/one-truth.ts";
import { closeCluster } from "./shared.ts";
import { talkAcrossNodes } from "./talk-across-nodes.ts";

afterAll(closeCluster);

it("2,000 messages, 20 kills of nodes and restarts of Redis and PostgreSQL: nothing lost, doubled or out of order", async () => {
  const { acknowledged, ...told } = await talkAcrossNodes({ messages: 2_000, kills: 20 });

  expect(acknowledged).toHaveLength(2_000);
  expectOneTruth({ acknowledged, ...told });
});
