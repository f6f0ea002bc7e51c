import { limits } from "@vesper/contract/core/limits";
import { afterAll, describe, expect, it } from "vitest";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
const sockets = await createSockets(world);
afterAll(async () => {
  sockets.close();
  await world.close();
});

describe("the connections of one person", () => {
  it("are limited to twenty, and the next is refused with a reason", async () => {
    const [person, other] = [await world.user(), await world.user()];
    const { access } = person.tokens;

    const answers = await Promise.all(Array.from({ length: 25 }, () => sockets.refusal(access)));

    expect(answers.filter((answer) => answer === "let in")).toHaveLength(limits.socket.perPerson);
    expect(answers.filter((answer) => answer === "too_many_connections")).toHaveLength(5);
    expect(await sockets.refusal(other.tokens.access)).toBe("let in");
  });

  it("are accepted again once others close", async () => {
    const person = await world.user();
    const tabs = await Promise.all(
      Array.from({ length: limits.socket.perPerson }, () => sockets.connect(person)),
    );
    expect(await sockets.refusal(person.tokens.access)).toBe("too_many_connections");

    tabs[0]?.socket.disconnect();

    await expect.poll(() => sockets.refusal(person.tokens.access)).toBe("let in");
  });
});

describe("a call with an acknowledgement", () => {
  const inNoConversation = { conversationId: crypto.randomUUID() };
  const nested: unknown = JSON.parse("[".repeat(1_000) + "]".repeat(1_000));

  it.each([
    ["without a body", "typing", [], "validation_error"],
    ["with more arguments than a body", "typing", [inNoConversation, 2, 3], "not_found"],
    [
      "with a field nested too deeply",
      "typing",
      [{ ...inNoConversation, extra: nested }],
      "validation_error",
    ],
    ["of an unknown event", "nothing_like_that", [{}], "not_found"],
  ])("is answered: %s", async (_what, name, args, error) => {
    const tab = await sockets.connect(await world.user());

    const answer = await tab.socket.timeout(5_000).emitWithAck(name, ...args);

    expect(answer).toEqual({ ok: false, error, message: expect.any(String) });
  });
});

describe("a connection that continues despite refusals", () => {
  it.each([
    ["unknown events", "nothing_like_that", {}],
    ["events of the wrong shape", "typing", { conversationId: 5 }],
  ])("is closed: %s", async (_what, name, body) => {
    const tab = await sockets.connect(await world.user());

    for (let count = 0; count <= limits.socket.refusals; count += 1) tab.socket.emit(name, body);

    await expect.poll(() => tab.socket.connected).toBe(false);
  });

  it("stays open after a few", async () => {
    const tab = await sockets.connect(await world.user());

    for (let count = 0; count < 20; count += 1) tab.socket.emit("nothing_like_that");

    expect(await tab.request("typing", { conversationId: crypto.randomUUID() })).toMatchObject({ ok: false });
    expect(tab.socket.connected).toBe(true);
  });
});
