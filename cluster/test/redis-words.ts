import { io } from "socket.io-client";
import { describe, expect, it } from "vitest";
import { connectRedis } from "../../server/src/platform/nodes/redis.ts";
import { channel } from "../../server/src/platform/nodes/redis-nodes.ts";
import { stream } from "../../server/src/platform/realtime/passing-words.ts";
import { answers } from "../src/node.ts";
import { call, dataOf } from "./call.ts";
import { getCluster, until } from "./shared.ts";

const wrongShape = JSON.stringify({ from: "x", name: "user.changed" });
const forged = { uid: "x", nsp: "/", type: "3", data: JSON.stringify({ opts: {}, packet: {} }) };

describe("words that pass through Redis", () => {
  it("end no node when they are malformed or forged, and are never read as ours", async () => {
    const { nodes, redis, given, proxy } = await getCluster();
    const [one, other] = [await given.user(), await given.user()];
    const link = connectRedis(redis.url);
    await until(async () => link.commands.status === "ready");
    const pids = nodes.map(({ pid }) => pid);

    for (const name of [channel, "vesper nodes", "socket.io#/#"]) {
      for (const text of ["not json", wrongShape, "", "null", "AAAA"])
        await link.commands.publish(name, text);
    }
    for (const data of [forged.data, "not json", JSON.stringify({ sealed: "AAAA" })]) {
      const entry = { ...forged, data };
      await link.commands.xadd(stream, "*", ...Object.entries(entry).flat());
    }

    const reader = io(nodes[1]?.origin ?? "", {
      auth: { token: other.tokens.access },
      transports: ["websocket"],
      forceNew: true,
    });
    const heard: string[] = [];
    reader.on("receive_message", ({ content }: { content: string }) => heard.push(content));
    await until(async () => reader.connected);
    const writer = io(nodes[0]?.origin ?? "", {
      auth: { token: one.tokens.access },
      transports: ["websocket"],
      forceNew: true,
    });
    const { _id } = await dataOf<{ _id: string }>(
      await call(proxy.url, "POST", "/chat/conversations/private", {
        token: one.tokens.access,
        body: { recipientId: other.user._id },
      }),
    );
    const draft = { conversationId: _id, content: "a private evening", clientId: crypto.randomUUID() };
    await writer.timeout(5_000).emitWithAck("send_message", draft);

    expect(await until(async () => heard.includes("a private evening"))).toBeLessThan(5_000);
    const kept = JSON.stringify(await link.commands.xrange(stream, "-", "+"));
    expect(kept).not.toContain("a private evening");
    expect(await Promise.all(nodes.map(({ origin }) => answers(`${origin}/healthz`)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(nodes.map(({ pid }) => pid)).toEqual(pids);
    for (const socket of [writer, reader]) socket.disconnect();
    link.close();
  });
});
