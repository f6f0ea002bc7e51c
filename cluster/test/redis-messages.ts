import { io } from "socket.io-client";
import { describe, expect, it } from "vitest";
import { connectRedis } from "../../server/src/platform/nodes/redis.ts";
import { channel } from "../../server/src/platform/nodes/redis-nodes.ts";
import { streamName } from "../../server/src/platform/realtime/redis-adapter.ts";
import { isResponding } from "../src/node.ts";
import { callApi, readData } from "./call.ts";
import { getCluster, waitUntil } from "./shared-cluster.ts";

const malformedMessage = JSON.stringify({ from: "x", name: "user.changed" });
const forgedEntry = { uid: "x", nsp: "/", type: "3", data: JSON.stringify({ opts: {}, packet: {} }) };

describe("cluster messages", () => {
  it("that are malformed or forged are dropped and crash no node", async () => {
    const { nodes, redis, given, proxy } = await getCluster();
    const [one, other] = [await given.user(), await given.user()];
    const link = connectRedis(redis.url);
    await waitUntil(async () => link.commands.status === "ready");
    const pids = nodes.map(({ pid }) => pid);

    for (const name of [channel, "vesper nodes", "socket.io#/#"]) {
      for (const text of ["not json", malformedMessage, "", "null", "AAAA"])
        await link.commands.publish(name, text);
    }
    for (const data of [forgedEntry.data, "not json", JSON.stringify({ sealed: "AAAA" })]) {
      const entry = { ...forgedEntry, data };
      await link.commands.xadd(streamName, "*", ...Object.entries(entry).flat());
    }

    const reader = io(nodes[1]?.origin ?? "", {
      auth: { token: other.tokens.access },
      transports: ["websocket"],
      forceNew: true,
    });
    const heard: string[] = [];
    reader.on("receive_message", ({ content }: { content: string }) => heard.push(content));
    await waitUntil(async () => reader.connected);
    const writer = io(nodes[0]?.origin ?? "", {
      auth: { token: one.tokens.access },
      transports: ["websocket"],
      forceNew: true,
    });
    const { _id } = await readData<{ _id: string }>(
      await callApi(proxy.url, "POST", "/chat/conversations/private", {
        token: one.tokens.access,
        body: { recipientId: other.user._id },
      }),
    );
    const draft = { conversationId: _id, content: "a private evening", clientId: crypto.randomUUID() };
    await writer.timeout(5_000).emitWithAck("send_message", draft);

    expect(await waitUntil(async () => heard.includes("a private evening"))).toBeLessThan(5_000);
    const kept = JSON.stringify(await link.commands.xrange(streamName, "-", "+"));
    expect(kept).not.toContain("a private evening");
    expect(await Promise.all(nodes.map(({ origin }) => isResponding(`${origin}/healthz`)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(nodes.map(({ pid }) => pid)).toEqual(pids);
    for (const socket of [writer, reader]) socket.disconnect();
    link.close();
  });
});
