import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { changes, draw, largeCuts } from "#test/factories/drawings.ts";
import { photo } from "#test/factories/media.ts";
import { fingerprintOf, thoroughFingerprintOf } from "./fingerprint.ts";
import { filedUnder, isCopy, soughtUnder } from "../likeness.ts";

const read = async (bytes: Buffer | Promise<Buffer>) => fingerprintOf(sharp(await bytes));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const originals = await Promise.all(numbers(20).map(draw));
const others = await Promise.all(numbers(200).map((seed) => read(draw(1000 + seed))));
const known = await Promise.all(originals.map(read));
const blocked = await Promise.all(originals.map((bytes) => thoroughFingerprintOf(sharp(bytes))));

/** As the database does it: first a piece in common, then a closer look. */
function isFound(sought: Buffer, filed: Buffer): boolean {
  const places = new Set(filedUnder(filed));
  return soughtUnder(sought).some((place) => places.has(place)) && isCopy(sought, filed);
}

describe("a picture", () => {
  it.each(Object.keys(changes))("is recognised when it was %s, and the other way round", async (name) => {
    for (const [at, original] of originals.entries()) {
      const changed = await read(changes[name]?.(original) ?? original);
      const before = known[at] ?? Buffer.alloc(0);

      expect({ at, isFound: isFound(changed, before) }).toEqual({ at, isFound: true });
      expect({ at, isFound: isFound(before, changed) }).toEqual({ at, isFound: true });
    }
  });

  it.each(Object.keys(largeCuts))("that may not come back is recognised when it was %s", async (name) => {
    for (const [at, original] of originals.entries()) {
      const changed = await read(largeCuts[name]?.(original) ?? original);
      const before = blocked[at] ?? Buffer.alloc(0);

      expect({ at, isFound: isFound(changed, before) }).toEqual({ at, isFound: true });
    }
  });

  it("that may not come back is not taken for any of 200 others", async () => {
    const alike = blocked.flatMap((one) => others.filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("is not taken for another one in the same frame", async () => {
    const framed = await Promise.all(
      originals.map((bytes) => read(changes["put into a white frame"]?.(bytes) ?? bytes)),
    );
    const alike = framed.flatMap((one, at) => framed.slice(0, at).filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("is not taken for any of 200 others, nor they for each other", async () => {
    const all = [...known, ...others];
    const alike = all.flatMap((one, at) => all.slice(0, at).filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("without anything in it has nothing to be known by", async () => {
    expect(await read(photo())).toHaveLength(0);
  });
});
