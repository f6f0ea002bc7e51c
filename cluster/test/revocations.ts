import { io } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { firstAdmin } from "../../e2e/support/first-admin.ts";
import type { Person } from "../../e2e/support/given.ts";
import { call, dataOf } from "./call.ts";
import { until, getCluster } from "./shared.ts";

describe("what is taken away", () => {
  type Shared = Awaited<ReturnType<typeof getCluster>>;

  let cluster: Shared;
  beforeAll(async () => {
    cluster = await getCluster();
  });

  async function enterAsAdmin(): Promise<string> {
    const answer = await call(cluster.proxy.url, "POST", "/auth/login", { body: firstAdmin });
    return (await dataOf<{ tokens: { access: string } }>(answer)).tokens.access;
  }

  /** On every node: signed in over HTTP, and an open page. */
  async function sitDown({ tokens }: Person) {
    const headers = { authorization: `Bearer ${tokens.access}` };
    const sockets = await Promise.all(
      cluster.nodes.map(async ({ origin }) => {
        const socket = io(origin, {
          auth: { token: tokens.access },
          transports: ["websocket"],
          forceNew: true,
        });
        await new Promise((resolve) => socket.once("unread_snapshot", resolve));
        return socket;
      }),
    );
    const statuses = () =>
      Promise.all(
        cluster.nodes.map(
          async ({ origin }) => (await fetch(`${origin}/api/v1/auth/me`, { headers })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    return {
      isOut: async () =>
        sockets.every(({ connected }) => !connected) && (await statuses()).every((status) => status >= 400),
      leave: () => sockets.map((socket) => socket.disconnect()),
    };
  }

  /** The public page of somebody, on every node, kept there before. */
  async function readPage(slug: string) {
    const statuses = () =>
      Promise.all(cluster.nodes.map(async ({ origin }) => (await fetch(`${origin}/escort/${slug}`)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    return { isGone: async () => (await statuses()).every((status) => status === 404) };
  }

  describe.each([
    { when: "as long as the nodes hear each other", isAlone: false, limit: 1_000 },
    { when: "while Redis is away", isAlone: true, limit: 5_000 },
  ])("$when", ({ isAlone, limit }) => {
    beforeAll(async () => {
      if (!isAlone) return;
      await cluster.redis.stop();
      return () => cluster.redis.start();
    });

    let leave = () => {};
    afterEach(() => leave());

    it("a ban takes effect on every node", async () => {
      const [person, admin] = [await cluster.given.user(), await enterAsAdmin()];
      const seat = await sitDown(person);
      leave = seat.leave;

      const banned = await call(cluster.proxy.url, "POST", `/admin/users/${person.user._id}/ban`, {
        token: admin,
        body: { reason: "Enough." },
      });

      expect(banned.status).toBe(200);
      expect(await until(seat.isOut)).toBeLessThan(limit);
    });

    it("a logout takes effect on every node", async () => {
      const person = await cluster.given.user();
      const seat = await sitDown(person);
      leave = seat.leave;

      const out = await call(cluster.proxy.url, "POST", "/auth/logout", {
        token: person.tokens.access,
        body: {},
      });

      expect(out.status).toBe(200);
      expect(await until(seat.isOut)).toBeLessThan(limit);
    });

    it("a profile that is hidden is gone from every node", async () => {
      const { profile, tokens } = await cluster.given.publicProfile();
      const page = await readPage(profile.slug);

      const hidden = await call(cluster.proxy.url, "PUT", "/escort-profile/my-profile", {
        token: tokens.access,
        body: { isPublic: false },
      });

      expect(hidden.status).toBe(200);
      expect(await until(page.isGone)).toBeLessThan(limit);
    });
  });
});
