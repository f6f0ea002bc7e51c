import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { smallChanges, drawPicture, largeCuts } from "#test/factories/drawings.ts";
import { buildPhoto } from "#test/factories/media.ts";
import { computeFingerprint, computeThoroughFingerprint } from "./fingerprint.ts";
import { getIndexBands, isCopy, getSearchBands } from "../similarity.ts";

const fingerprintBytes = async (bytes: Buffer | Promise<Buffer>) => computeFingerprint(sharp(await bytes));
const getSeeds = (count: number) => Array.from({ length: count }, (_, at) => at);

const originals = await Promise.all(getSeeds(20).map(drawPicture));
const others = await Promise.all(getSeeds(200).map((seed) => fingerprintBytes(drawPicture(1000 + seed))));
const known = await Promise.all(originals.map(fingerprintBytes));
const blocked = await Promise.all(originals.map((bytes) => computeThoroughFingerprint(sharp(bytes))));

/** Matches as the database does: first by a shared band, then by exact comparison. */
function isFound(sought: Buffer, filed: Buffer): boolean {
  const places = new Set(getIndexBands(filed));
  return getSearchBands(sought).some((place) => places.has(place)) && isCopy(sought, filed);
}

describe("a picture", () => {
  it.each(Object.keys(smallChanges))("is recognized when it was %s, and vice versa", async (name) => {
    const copies = await Promise.all(
      originals.map((original) => fingerprintBytes(smallChanges[name]?.(original) ?? original)),
    );

    for (const [at, changed] of copies.entries()) {
      const before = known[at] ?? Buffer.alloc(0);

      expect({ at, isFound: isFound(changed, before) }).toEqual({ at, isFound: true });
      expect({ at, isFound: isFound(before, changed) }).toEqual({ at, isFound: true });
    }
  });

  it.each(Object.keys(largeCuts))("that is blocked is recognized when it was %s", async (name) => {
    const copies = await Promise.all(
      originals.map((original) => fingerprintBytes(largeCuts[name]?.(original) ?? original)),
    );

    for (const [at, changed] of copies.entries()) {
      const before = blocked[at] ?? Buffer.alloc(0);

      expect({ at, isFound: isFound(changed, before) }).toEqual({ at, isFound: true });
    }
  });

  it("that is blocked matches none of 200 others", async () => {
    const alike = blocked.flatMap((one) => others.filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("does not match another one in the same frame", async () => {
    const framed = await Promise.all(
      originals.map((bytes) => fingerprintBytes(smallChanges["put into a white frame"]?.(bytes) ?? bytes)),
    );
    const alike = framed.flatMap((one, at) => framed.slice(0, at).filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("matches none of 200 others, nor do they match each other", async () => {
    const all = [...known, ...others];
    const alike = all.flatMap((one, at) => all.slice(0, at).filter((other) => isCopy(one, other)));

    expect(alike).toEqual([]);
  });

  it("without any detail has an empty fingerprint", async () => {
    expect(await fingerprintBytes(buildPhoto())).toHaveLength(0);
  });
});
