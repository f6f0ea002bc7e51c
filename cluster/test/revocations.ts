import { io } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { firstAdmin } from "../../e2e/support/first-admin.ts";
import type { Person } from "../../e2e/support/given.ts";
import { callApi, readData } from "./call.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

describe("revocations", () => {
  type Shared = Awaited<ReturnType<typeof getCluster>>;

  let cluster: Shared;
  beforeAll(async () => {
    cluster = await getCluster();
  });

  async function signInAsAdmin(): Promise<string> {
    const answer = await callApi(cluster.proxy.url, "POST", "/auth/login", { body: firstAdmin });
    return (await readData<{ tokens: { access: string } }>(answer)).tokens.access;
  }

  /** Connects to every node over HTTP, with calls to `path`, and by socket. */
  async function connectToAllNodes({ tokens }: Person, path = "/auth/me") {
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
    const getStatuses = () =>
      Promise.all(
        cluster.nodes.map(async ({ origin }) => (await fetch(`${origin}/api/v1${path}`, { headers })).status),
      );
    expect(await getStatuses()).toEqual([200, 200, 200]);
    return {
      isOut: async () =>
        sockets.every(({ connected }) => !connected) &&
        (await getStatuses()).every((status) => status >= 400),
      leave: () => sockets.map((socket) => socket.disconnect()),
    };
  }

  /** Watches a profile's public page on every node, where it is cached. */
  async function watchPage(slug: string) {
    const getStatuses = () =>
      Promise.all(cluster.nodes.map(async ({ origin }) => (await fetch(`${origin}/escort/${slug}`)).status));
    expect(await getStatuses()).toEqual([200, 200, 200]);
    return { isGone: async () => (await getStatuses()).every((status) => status === 404) };
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

    let disconnect = () => {};
    afterEach(() => disconnect());

    it("a ban takes effect on every node", async () => {
      const [person, admin] = [await cluster.given.user(), await signInAsAdmin()];
      const seat = await connectToAllNodes(person);
      disconnect = seat.leave;

      const banned = await callApi(cluster.proxy.url, "POST", `/admin/users/${person.user._id}/ban`, {
        token: admin,
        body: { reason: "Enough." },
      });

      expect(banned.status).toBe(200);
      expect(await waitUntil(seat.isOut)).toBeLessThan(limit);
    });

    it("a lost staff role takes effect on every node", async () => {
      const [moderator, admin] = [await cluster.given.staff(["moderator"]), await signInAsAdmin()];
      const seat = await connectToAllNodes(moderator, "/admin/cases");
      disconnect = seat.leave;
      const [first] = cluster.nodes;

      const demoted = await callApi(first?.origin ?? "", "PUT", `/admin/users/${moderator.user._id}/roles`, {
        token: admin,
        body: { roles: ["user"] },
      });

      expect(demoted.status).toBe(200);
      expect(await waitUntil(seat.isOut)).toBeLessThan(limit);
      // Only the role is gone: the account itself still works.
      const own = await callApi(cluster.proxy.url, "GET", "/auth/me", { token: moderator.tokens.access });
      expect((await readData<{ roles: string[] }>(own)).roles).toEqual(["user"]);
    });

    it("a logout takes effect on every node", async () => {
      const person = await cluster.given.user();
      const seat = await connectToAllNodes(person);
      disconnect = seat.leave;

      const out = await callApi(cluster.proxy.url, "POST", "/auth/logout", {
        token: person.tokens.access,
        body: {},
      });

      expect(out.status).toBe(200);
      expect(await waitUntil(seat.isOut)).toBeLessThan(limit);
    });

    it("a hidden profile disappears from every node", async () => {
      const { profile, tokens } = await cluster.given.publicProfile();
      const page = await watchPage(profile.slug);

      const hidden = await callApi(cluster.proxy.url, "PUT", "/escort-profile/my-profile", {
        token: tokens.access,
        body: { isPublic: false },
      });

      expect(hidden.status).toBe(200);
      expect(await waitUntil(page.isGone)).toBeLessThan(limit);
    });
  });
});
