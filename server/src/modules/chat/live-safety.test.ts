import type { AddressInfo } from "node:net";
import type { Message } from "@vesper/contract/chat/chat";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { serveSocket, type Sockets } from "#platform/realtime/sockets.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair } from "#test/factories/chat.ts";
import { createSockets, type Tab } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const [world, limited] = [await createWorld(), await createWorld({ RATE_LIMITS: "on" })];
const gateway = world.platform.realtime as Sockets;
serveSocket(gateway, { name: "who_am_i", body: z.object({}) }, async ({ viewer }) => ({
  roles: viewer?.roles,
}));
const sockets = await createSockets(world);
const limitedSockets = await createSockets(limited);
let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
afterAll(async () => {
  sockets.close();
  limitedSockets.close();
  await Promise.all([world.close(), limited.close()]);
});

describe("the socket handshake", () => {
  it("accepts a valid token and names the reason when it refuses one", async () => {
    const person = await world.user();
    const late = await world.user();
    expect(await sockets.refusal(person.tokens.access)).toBe("let in");

    world.clock.advance(16 * 60_000);
    const refusals = [undefined, "", "rubbish", late.tokens.refresh, late.tokens.access];

    expect(await Promise.all(refusals.map((token) => sockets.refusal(token)))).toEqual([
      "unauthorized",
      "unauthorized",
      "unauthorized",
      "unauthorized",
      "token_expired",
    ]);
  });

  it("sends the security headers on polling responses", async () => {
    const { port } = world.http.server.address() as AddressInfo;

    const { headers } = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);

    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("is refused for other origins", async () => {
    const { access } = (await world.user()).tokens;
    const { port } = world.http.server.address() as AddressInfo;
    const getRefusalFrom = (origin: string) => sockets.refusal(access, { extraHeaders: { origin } });

    expect(await getRefusalFrom("https://elsewhere.example")).not.toBe("let in");
    expect(await getRefusalFrom("null")).not.toBe("let in");
    expect(await getRefusalFrom(`http://127.0.0.1:${port}`)).toBe("let in");
    expect(await getRefusalFrom(world.platform.config.publicUrl)).toBe("let in");
  });
});

describe("a live connection", () => {
  const listSessions = async (who: Person) => (await world.get("/auth/sessions", who)).body.data;
  const waysToEnd: [string, (person: Person) => Promise<{ status: number }>][] = [
    ["a ban", ({ id }) => world.post(`/admin/users/${id}/ban`, { reason: "Fraud" }, admin)],
    [
      "a suspension",
      ({ id }) => world.put(`/admin/users/${id}`, { status: "suspended", reason: "A look is due" }, admin),
    ],
    ["signing out", (person) => world.post("/auth/logout", {}, person)],
    [
      "ending the session elsewhere",
      async (person) => {
        const elsewhere = await world.signedInAgain(person);
        const other = (await listSessions(elsewhere)).find(
          ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
        );
        return world.delete(`/auth/sessions/${other._id}`, elsewhere);
      },
    ],
    [
      "a new password elsewhere",
      async (person) =>
        world.post(
          "/auth/change-password",
          { currentPassword: person.password, newPassword: "another good password" },
          await world.signedInAgain(person),
        ),
    ],
    ["closing the account", (person) => world.delete("/auth/me", person, { password: person.password })],
  ];

  it.each(waysToEnd)("is closed within a second by %s, and its token is refused", async (_, end) => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const [tab, other] = [await sockets.connect(user), await sockets.connect(escort)];
    await tab.send(conversationId, "Good evening");

    expect((await end(user)).status).toBe(200);
    const ended = performance.now();
    await tab.waitForClose();

    expect(performance.now() - ended).toBeLessThan(1_000);
    expect(await sockets.refusal(user.tokens.access)).toBe("unauthorized");
    await other.send(conversationId, "Are you there?");
    expect(tab.listReceived("receive_message").map(({ content }) => content)).not.toContain("Are you there?");
  });

  it("ends when the roles of the account change, so that the page reconnects with the new ones", async () => {
    const person = await world.user({ roles: ["moderator"] });
    const tab = await sockets.connect(person);
    expect(await tab.request("who_am_i", {})).toEqual({ ok: true, roles: ["moderator"] });

    await world.put(`/admin/users/${person.id}/roles`, { roles: ["user"] }, admin);
    const ended = performance.now();
    await tab.waitForClose();

    expect(performance.now() - ended).toBeLessThan(1_000);
    const again = await sockets.connect(person);
    expect(await again.request("who_am_i", {})).toEqual({ ok: true, roles: ["user"] });
  });
});

describe("a flood", () => {
  const startConversation = async () => {
    const pair = await buildConversationPair(limited, await limited.admin());
    await limited.post(`/chat/conversations/${pair.conversationId}/accept`, undefined, pair.escort);
    const [ours, theirs] = [
      await limitedSockets.connect(pair.user),
      await limitedSockets.connect(pair.escort),
    ];
    return { ...pair, ours, theirs };
  };
  const seconds = (since: number) => Math.ceil((performance.now() - since) / 1000);

  it("of messages is rate limited after twenty, across all tabs", async () => {
    const { user, conversationId, ours } = await startConversation();
    const tabs = [ours, await limitedSockets.connect(user)];
    const start = performance.now();

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (tabs[index % 2] as Tab).send(conversationId, `${index}`)),
    );

    const [taken, refused] = [answers.filter(({ ok }) => ok), answers.filter(({ ok }) => !ok)];
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(taken.length).toBeLessThanOrEqual(20 + seconds(start));
    expect(refused).toEqual(
      refused.map(() =>
        expect.objectContaining({ ok: false, error: "rate_limited", retryAfter: expect.any(Number) }),
      ),
    );
  });

  it("of typing events is rate limited", async () => {
    const { conversationId, ours, theirs } = await startConversation();
    const start = performance.now();

    await Promise.all(Array.from({ length: 60 }, () => ours.request("typing", { conversationId })));
    const most = 5 + seconds(start) / 2;
    await ours.send(conversationId, "Good evening");
    await theirs.waitForEvent("receive_message");

    expect(theirs.listReceived("typing").length).toBeGreaterThan(0);
    expect(theirs.listReceived("typing").length).toBeLessThanOrEqual(most);
  });
});

describe("a client that stops reading", () => {
  it("is disconnected without delaying others and can fetch what it missed", async () => {
    const { user, escort, conversationId } = await buildConversationPair(world, admin);
    const writer = await sockets.connect(user);
    const [slow, quick] = [await sockets.connect(escort), await sockets.connect(escort)];
    const say = async (...texts: string[]) => {
      for (const text of texts) expect(await writer.send(conversationId, text)).toMatchObject({ ok: true });
    };
    await say("One", "Two");
    const sent = await slow.waitForEvent("receive_message", ({ content }) => content === "Two");
    const reason = new Promise<string>((resolve) =>
      gateway.io.sockets.sockets.get(slow.socket.id ?? "")?.once("disconnect", resolve),
    );

    pause(slow);
    await fill(escort, sent, quick, () => gateway.io.sockets.sockets.has(slow.socket.id ?? ""));
    await say("Three", "Four");

    expect(await reason).toBe("forced close");
    expect(await quick.waitForEvent("receive_message", ({ content }) => content === "Four")).toMatchObject({
      sequence: 4,
    });
    const missed = await world.get(`/chat/conversations/${conversationId}/messages?after=2`, escort);
    expect(missed.body.data.map(({ content }: Message) => content)).toEqual(["Three", "Four"]);
  });

  function pause({ socket }: Tab): void {
    const { ws } = socket.io.engine.transport as unknown as { ws: { pause(): void } };
    ws.pause();
  }

  /** Floods a person with events as fast as their fast tab reads them, until the other tab is disconnected. */
  async function fill(person: Person, message: Message, quick: Tab, isOpen: () => boolean) {
    for (let count = 1; isOpen(); count += 1) {
      const content = String(count).padEnd(4_000, ".");
      for (let times = 0; times < 50; times += 1) {
        gateway.emitTo([person.id], "receive_message", { ...message, content });
      }
      await quick.waitForEvent("receive_message", (heard) => heard.content === content);
    }
  }
});
