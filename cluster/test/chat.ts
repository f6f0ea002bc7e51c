import { io } from "socket.io-client";
import { describe, expect, it } from "vitest";
import { expectExactlyOnce } from "../../server/test/exactly-once.ts";
import { callApi, readData } from "./call.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";
import { runConversationAcrossNodes } from "./conversation-across-nodes.ts";

describe("messages", () => {
  it("sent during a Redis outage reach the recipient once it is back", async () => {
    const { nodes, redis, given, proxy } = await getCluster();
    const [one, other] = [await given.user(), await given.user()];
    const connectSocket = (at: number, { tokens }: typeof one) =>
      io(nodes[at]?.origin ?? "", {
        auth: { token: tokens.access },
        transports: ["websocket"],
        forceNew: true,
      });
    const [writer, reader] = [connectSocket(0, one), connectSocket(1, other)];
    const known: string[] = [];
    reader.on("unread_snapshot", (snapshot: object) => known.push(JSON.stringify(snapshot)));
    await waitUntil(async () => known.length === 1 && writer.connected);
    await redis.stop();

    const { _id } = await readData<{ _id: string }>(
      await callApi(proxy.url, "POST", "/chat/conversations/private", {
        token: one.tokens.access,
        body: { recipientId: other.user._id },
      }),
    );
    const draft = { conversationId: _id, content: "hello", clientId: crypto.randomUUID() };
    const answer = (await writer.timeout(5_000).emitWithAck("send_message", draft)) as { ok: boolean };
    await redis.start();

    expect(answer).toMatchObject({ ok: true });
    expect(await waitUntil(async () => known.at(-1)?.includes(_id) ?? false)).toBeLessThan(10_000);
    for (const socket of [writer, reader]) socket.disconnect();
  });

  it("arrive exactly once and in order despite killed nodes and restarted services", async () => {
    const { acknowledged, ...told } = await runConversationAcrossNodes({ messages: 300, kills: 3 });

    expect(acknowledged).toHaveLength(300);
    expectExactlyOnce({ acknowledged, ...told });
  });
});
