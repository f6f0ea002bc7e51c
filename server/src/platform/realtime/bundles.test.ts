import { expect, it, vi } from "vitest";
import { inBundles, type StreamsAdapter } from "./bundles.ts";

type Word = Parameters<StreamsAdapter["doPublish"]>[0];
const word = (text: string) => ({ uid: "a", nsp: "/", type: 3, data: { packet: text } }) as unknown as Word;

/** Two adapters, and what passes between them. */
function connect(publish: (entry: unknown) => Promise<string>) {
  const [sender, receiver] = [
    { doPublish: vi.fn(publish), onMessage: vi.fn() },
    { doPublish: vi.fn(publish), onMessage: vi.fn() },
  ];
  const { doPublish } = sender;
  const { onMessage: heard } = receiver;
  inBundles(sender as unknown as StreamsAdapter);
  inBundles(receiver as unknown as StreamsAdapter);
  const entries = () => doPublish.mock.calls.map(([entry]) => entry);
  return {
    say: (text: string) => sender.doPublish(word(text)),
    entries,
    hear() {
      for (const entry of entries()) receiver.onMessage(JSON.parse(JSON.stringify(entry)), "7-0");
      return heard.mock.calls;
    },
    receiver,
    heard,
  };
}

it("what is said in one turn passes as one entry, and is heard word by word in its order", async () => {
  const { say, entries, hear } = connect(async () => "7-0");

  const offsets = await Promise.all([say("one"), say("two"), say("three")]);
  await say("four");

  expect(offsets).toEqual(["7-0", "7-0", "7-0"]);
  expect(entries()).toHaveLength(2);
  expect(hear()).toEqual(["one", "two", "three", "four"].map((text) => [word(text), "7-0"]));
});

it("what could not be passed on is told to everybody who said something, and what follows is passed", async () => {
  let isAway = true;
  const { say, hear } = connect(async () => {
    if (isAway) throw new Error("away");
    return "7-0";
  });

  const lost = await Promise.allSettled([say("one"), say("two")]);
  isAway = false;
  await say("three");

  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(hear()).toContainEqual([word("three"), "7-0"]);
});

it("a word from a node that knows no bundles is heard as it is", () => {
  const { receiver, heard } = connect(async () => "7-0");

  receiver.onMessage(word("alone"), "7-0");

  expect(heard).toHaveBeenCalledWith(word("alone"), "7-0");
});
