import { expect, it } from "vitest";
import { verifyMutated } from "#test/age/mutated-presentations.ts";
import { createScene, present } from "#test/age/scene.ts";
import { createRandom } from "#test/factories/drawings.ts";
import { verifyPresentation } from "./verify.ts";

/** The seed changes every day. A failure prints it. */
const seed = Math.floor(Date.now() / 86_400_000);

it("10,000 mutated presentations are refused, and every unmutated one is accepted", async () => {
  const { accepted, refused, runs } = await verifyMutated(10_000, seed);

  expect(accepted, `seed ${seed}`).toEqual([]);
  expect(refused, `seed ${seed}`).toEqual([]);
  expect(Math.min(...runs.values())).toBeGreaterThan(100);
});

it("no bit of a presentation can be changed", async () => {
  const scene = await createScene();
  let original: Buffer = Buffer.alloc(0);
  const check = present(scene, createRandom(seed), {}, { changeBytes: (bytes) => (original = bytes) });
  expect(await verifyPresentation(check)).toEqual({ isAdult: true });

  const accepted: number[] = [];
  for (let bit = 0; bit < original.length * 8; bit += 1) {
    const bytes = Buffer.from(original);
    bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    const vpToken = JSON.stringify({ proof_of_age: [bytes.toString("base64url")] });
    if ("isAdult" in (await verifyPresentation({ ...check, vpToken }))) accepted.push(bit);
  }
  expect(accepted).toEqual([]);
});
