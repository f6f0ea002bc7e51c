import { expect, it, vi } from "vitest";
import { buildMessageSealer } from "#test/factories/message-sealer.ts";
import { batchPublishes, type StreamsAdapter } from "./batching-adapter.ts";

type ClusterMessage = Parameters<StreamsAdapter["doPublish"]>[0];
const createMessage = (text: string, rooms: string[] = []) =>
  ({ uid: "a", nsp: "/", type: 3, data: { packet: text, opts: { rooms } } }) as unknown as ClusterMessage;

/** Connects two adapters and records the entries between them. */
function connect(publish: (entry: unknown) => Promise<string>) {
  const [sender, receiver] = [
    { uid: "a", doPublish: vi.fn(publish), onMessage: vi.fn(), rooms: new Map() },
    {
      uid: "b",
      doPublish: vi.fn(publish),
      onMessage: vi.fn(),
      rooms: new Map([["user b", new Set(["tab"])]]),
    },
  ];
  const { doPublish } = sender;
  const { onMessage: heard } = receiver;
  for (const adapter of [sender, receiver])
    batchPublishes(adapter as unknown as StreamsAdapter, buildMessageSealer());
  const entries = () => doPublish.mock.calls.map(([entry]) => entry);
  return {
    say: (text: string, rooms?: string[]) => sender.doPublish(createMessage(text, rooms)),
    entries,
    hear() {
      for (const entry of entries()) receiver.onMessage(JSON.parse(JSON.stringify(entry)), "7-0");
      return heard.mock.calls;
    },
    receiver,
    heard,
  };
}

it("messages of one tick are sent as one batch and received in order", async () => {
  const { say, entries, hear } = connect(async () => "7-0");

  const offsets = await Promise.all([say("one"), say("two"), say("three")]);
  await say("four");

  expect(offsets).toEqual(["7-0", "7-0", "7-0"]);
  expect(entries()).toHaveLength(2);
  expect(hear()).toEqual(["one", "two", "three", "four"].map((text) => [createMessage(text), "7-0"]));
});

it("events for people who are not connected here are skipped", async () => {
  const { say, hear } = connect(async () => "7-0");

  await Promise.all([say("for one", ["user a"]), say("for both", ["user a", "user b"]), say("for all")]);

  expect(hear().map(([{ data }]) => data.packet)).toEqual(["for both", "for all"]);
});

it("a failed batch rejects each of its messages, and later ones pass", async () => {
  let isAway = true;
  const { say, hear } = connect(async () => {
    if (isAway) throw new Error("away");
    return "7-0";
  });

  const lost = await Promise.allSettled([say("one"), say("two")]);
  isAway = false;
  await say("three");

  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(hear()).toContainEqual([createMessage("three"), "7-0"]);
});

it("messages not sealed by a node are dropped, and later ones are received", async () => {
  const { say, hear, receiver, entries } = connect(async () => "7-0");
  const foreign = buildMessageSealer({ secret: "the secret of another site, long enough" });

  for (const entry of [
    createMessage("alone"),
    { ...createMessage(""), data: { batch: [createMessage("in a batch")] } },
    { ...createMessage(""), data: { sealed: "AAAA" } },
    { ...createMessage(""), data: { sealed: foreign.seal([createMessage("from elsewhere")]) } },
    { ...createMessage(""), data: { sealed: buildMessageSealer().seal({ no: "list" }) } },
    { ...createMessage(""), uid: 7 },
    null,
    "text",
  ]) {
    receiver.onMessage(entry, "6-0");
  }
  await say("ours");

  expect(hear()).toEqual([[createMessage("ours"), "7-0"]]);
  expect(JSON.stringify(entries())).not.toContain("ours");
});

it("a message that the adapter fails to handle does not stop it", async () => {
  const { say, hear, heard } = connect(async () => "7-0");
  heard.mockImplementationOnce(() => {
    throw new Error("cannot");
  });

  await Promise.all([say("one"), say("two")]);

  expect(hear()).toHaveLength(2);
});
