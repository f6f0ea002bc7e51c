import { pick, present, type Random } from "../scene.ts";
import { type Mutation, below } from "./mutation.ts";

const changeBytes =
  (change: (bytes: Buffer, random: Random) => Buffer): Mutation =>
  (scene, random) =>
    present(scene, random, {}, { changeBytes: (bytes) => change(Buffer.from(bytes), random) });

export const bytes: Record<string, Mutation> = {
  "a flipped bit": changeBytes((content, random) => {
    const at = below(random, content.length);
    content.writeUInt8(content.readUInt8(at) ^ (1 << below(random, 8)), at);
    return content;
  }),
  "several changed bytes": changeBytes((content, random) => {
    const before = Buffer.from(content);
    for (let count = 2 + below(random, 8); count > 0 || content.equals(before); count -= 1)
      content.writeUInt8(below(random, 256), below(random, content.length));
    return content;
  }),
  "a truncated presentation": changeBytes((content, random) =>
    content.subarray(0, below(random, content.length)),
  ),
  "trailing bytes": changeBytes((content, random) =>
    Buffer.concat([content, Buffer.alloc(1 + below(random, 40), pick(random, [0, 0xf6, 0xff]))]),
  ),
  "a missing piece": changeBytes((content, random) => {
    const from = below(random, content.length);
    return Buffer.concat([content.subarray(0, from), content.subarray(from + 1 + below(random, 60))]);
  }),
  "an indefinite length": changeBytes((content) =>
    Buffer.concat([Buffer.from([0xbf]), content.subarray(1), Buffer.from([0xff])]),
  ),
  "a length in its long form": changeBytes((content) =>
    Buffer.concat([Buffer.from([0xb8, 3]), content.subarray(1)]),
  ),
};
