import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { WireStream } from "../embedded/wire-stream.ts";

const message = (type: string, content = "") => {
  const bytes = Buffer.alloc(5 + content.length);
  bytes.write(type, 0);
  bytes.writeInt32BE(4 + content.length, 1);
  bytes.write(content, 5);
  return bytes;
};
const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

function open(answer: (batch: string) => Promise<Uint8Array> = async () => Buffer.from("answer")) {
  const batches: string[] = [];
  const stream = new WireStream((batch) => {
    batches.push(Buffer.from(batch).toString("latin1"));
    return answer(batches.at(-1) ?? "");
  });
  const write = (bytes: Uint8Array) =>
    new Promise<void>((done, fail) => stream.write(bytes, (error) => (error ? fail(error) : done())));
  return { stream, batches, write };
}

describe("the stream between the driver and the engine", () => {
  it("sends the startup message once it is complete", async () => {
    const { batches, write } = open();

    await write(greeting.subarray(0, 3));
    await write(greeting.subarray(3, 6));
    const before = batches.length;
    await write(greeting.subarray(6));

    expect([before, batches]).toEqual([0, [greeting.toString("latin1")]]);
  });

  it("buffers messages until one requires a response, then sends one batch", async () => {
    const { batches, write } = open();
    await write(greeting);
    const [parse, bind, sync] = [message("P", "select"), message("B", "values"), message("S")];

    await write(parse);
    await write(Buffer.concat([bind, sync.subarray(0, 2)]));
    await write(sync.subarray(2));

    expect(batches.slice(1)).toEqual([Buffer.concat([parse, bind, sync]).toString("latin1")]);
  });

  it("keeps a partial message after a complete batch for the next one", async () => {
    const { batches, write } = open();
    await write(greeting);
    const [one, two] = [message("Q", "select 1"), message("Q", "select 2")];

    await write(Buffer.concat([one, two.subarray(0, 7)]));
    await write(two.subarray(7));

    expect(batches.slice(1)).toEqual([one.toString("latin1"), two.toString("latin1")]);
  });

  it("passes on the engine's responses in order", async () => {
    const { stream, write } = open(async (batch) => Buffer.from(`<${batch.length}>`));
    await write(greeting);
    await write(message("Q", "select"));

    expect(String(stream.read())).toBe("<8><11>");
  });

  it("fails with the engine's error", async () => {
    const { stream } = open(() => Promise.reject(new Error("the engine is gone")));
    const failed = once(stream, "error");

    stream.write(greeting);

    expect(await failed).toEqual([expect.objectContaining({ message: "the engine is gone" })]);
    expect(stream.destroyed).toBe(true);
  });

  it("ends on the driver's terminate message without calling the engine", async () => {
    const { stream, batches, write } = open();
    await write(greeting);
    const ended = once(stream.resume(), "end");

    await write(message("X"));
    await ended;

    expect(batches).toHaveLength(1);
  });
});
