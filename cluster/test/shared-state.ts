import { randomUUID } from "node:crypto";
import { io } from "socket.io-client";
import { beforeAll, describe, expect, it } from "vitest";
import { createLimiter } from "../../server/src/platform/limits/limiter.ts";
import { connectRedis } from "../../server/src/platform/nodes/redis.ts";
import { trimStream } from "../../server/src/platform/realtime/redis-adapter.ts";
import { buildPhoto } from "../../server/test/factories/photo.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

describe("shared state", () => {
  let cluster: Awaited<ReturnType<typeof getCluster>>;
  beforeAll(async () => {
    cluster = await getCluster();
  });

  describe("limits", () => {
    const openLimiter = () => {
      const redis = connectRedis(cluster.redis.url);
      return { redis, limiter: createLimiter({ enabled: true, redis }) };
    };

    it("count calls across all nodes", async () => {
      const [one, other] = [openLimiter(), openLimiter()];
      const key = randomUUID();
      await waitUntil(
        async () => one.redis.commands.status === "ready" && other.redis.commands.status === "ready",
      );
      const allowance = { calls: 4, seconds: 60 };

      const taken = [];
      for (const { limiter } of [one, other, one, other, one, other])
        taken.push(await limiter.tryConsume(key, allowance));
      await one.limiter.reset(key, allowance);
      taken.push(await other.limiter.tryConsume(key, allowance));

      expect(taken).toEqual([true, true, true, true, false, false, true]);
      for (const { redis } of [one, other]) redis.close();
    });

    it("share one token bucket across nodes, with a burst and a refill rate", async () => {
      const [one, other] = [openLimiter(), openLimiter()];
      const key = randomUUID();
      await waitUntil(
        async () => one.redis.commands.status === "ready" && other.redis.commands.status === "ready",
      );
      const tryDraw = ({ limiter }: typeof one) =>
        limiter.takeToken(key, { burst: 3, perSecond: 2 }).then(
          () => "let through",
          ({ retryAfter }: { retryAfter: number }) => retryAfter,
        );

      const drawn = [];
      for (const node of [one, other, one, other, one]) drawn.push(await tryDraw(node));
      const later = await waitUntil(async () => (await tryDraw(other)) === "let through");

      expect(drawn).toEqual(["let through", "let through", "let through", 1, 1]);
      expect(later).toBeLessThan(1_500);
      for (const { redis } of [one, other]) redis.close();
    });

    it("are enforced per node while Redis is unreachable", async () => {
      const redis = connectRedis("redis://127.0.0.1:9");
      const limiter = createLimiter({ enabled: true, redis });
      const allowance = { calls: 1, seconds: 60 };

      expect([
        await limiter.tryConsume("one", allowance),
        await limiter.tryConsume("one", allowance),
      ]).toEqual([true, false]);
      await limiter.takeToken("one", { burst: 1, perSecond: 1 });
      await expect(limiter.takeToken("one", { burst: 1, perSecond: 1 })).rejects.toMatchObject({
        code: "rate_limited",
      });
      redis.close();
    });
  });

  describe("presence", () => {
    it("is known on every node until the person leaves or the node dies", async () => {
      const person = await cluster.given.publicProfile();
      const viewer = await cluster.given.user();
      const [first, second, third] = cluster.nodes;
      const connectSocket = (origin: string | undefined, token: string) =>
        io(origin ?? "", { auth: { token }, transports: ["websocket"], forceNew: true, reconnection: false });
      const heard: string[] = [];
      const page = connectSocket(first?.origin, viewer.tokens.access);
      for (const name of ["user_online", "user_offline"]) {
        page.on(name, (id: string) => void (id === person.user._id && heard.push(name)));
      }
      await new Promise((resolve) => page.once("presence_snapshot", resolve));

      const hers = connectSocket(second?.origin, person.tokens.access);
      expect(await waitUntil(async () => heard.length === 1)).toBeLessThan(2_000);
      // A second tab on another node still counts as one person.
      const another = connectSocket(third?.origin, person.tokens.access);
      await new Promise((resolve) => another.once("unread_snapshot", resolve));
      another.disconnect();
      await second?.stop("SIGKILL");
      expect(await waitUntil(async () => heard.length === 2)).toBeLessThan(15_000);

      expect(heard).toEqual(["user_online", "user_offline"]);
      await second?.start();
      hers.disconnect();
      page.disconnect();
    });
  });

  describe("the stream of cluster messages", () => {
    it("is trimmed by age, however few entries follow", async () => {
      const redis = connectRedis(cluster.redis.url);
      await waitUntil(async () => redis.commands.status === "ready");
      const stream = randomUUID();
      await redis.commands.xadd(stream, "1-1", "said", "long ago");
      await redis.commands.xadd(stream, "*", "said", "now");

      await trimStream(redis, stream, 60_000);

      const left = await redis.commands.xrange(stream, "-", "+");
      expect(left.map(([, fields]) => fields)).toEqual([["said", "now"]]);
      redis.close();
    });
  });

  describe("a bucket outage", () => {
    it("is reported, loses no acknowledged upload and ends without a restart", async () => {
      const escort = await cluster.given.profile();
      const headers = { authorization: `Bearer ${escort.tokens.access}` };
      const picture = await buildPhoto("#884410", { width: 600, height: 800 });
      async function uploadPicture() {
        const body = new FormData();
        body.set("title", "At dusk");
        body.set("file", new Blob([picture]), "evening.jpg");
        return fetch(`${cluster.proxy.url}/api/v1/media/upload`, { method: "POST", headers, body });
      }

      await cluster.bucket.stop();
      const refused = await uploadPicture();
      const page = await fetch(`${cluster.proxy.url}/`);
      await cluster.bucket.start();
      const accepted = await uploadPicture();

      expect([refused.status, page.status, accepted.status]).toEqual([503, 200, 201]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const { data } = (await (
        await fetch(`${cluster.proxy.url}/api/v1/media/my-media`, { headers })
      ).json()) as { data: unknown[] };
      expect(data).toHaveLength(1);
    });
  });
});
