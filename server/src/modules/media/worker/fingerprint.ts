import { LRUCache } from "lru-cache";
import type { Sharp } from "sharp";
import { findFramedArea, wholeArea } from "./frame.ts";

/** Number of waves in each direction, horizontal and vertical. Each of the 256 combinations is one bit. */
const waveCount = 16;
const rasterSize = 128;

type Stretch = readonly [from: number, to: number];
/** Horizontal and vertical range. */
type Window = readonly [Stretch, Stretch];

const wholeWindow: Window = [
  [0, 1],
  [0, 1],
];

/** Returns the windows that remain after cropping a share of the picture from a side, a corner, or all around. */
function getCuts(share: number): Window[] {
  const all: Stretch = [0, 1];
  const begin: Stretch = [0, 1 - share];
  const end: Stretch = [share, 1];
  const middle: Stretch = [share, 1 - share];
  return [
    [begin, all],
    [end, all],
    [all, begin],
    [all, end],
    [begin, begin],
    [begin, end],
    [end, begin],
    [end, end],
    [middle, middle],
  ];
}
const smallCuts = getCuts(0.05);

/** These steps also recognize the crops between them: an offset of 1.25 % changes at most 23 of 256 bits. */
const cutSteps = Array.from({ length: 8 }, (_, step) => (step + 1) * 0.025);
const manyCuts = cutSteps.flatMap((share): Window[] => [
  ...getCuts(share),
  [[share, 1 - share], wholeWindow[1]],
  [wholeWindow[0], [share, 1 - share]],
]);

/**
 * A wave with an amplitude below a quarter of one shade is noise. A picture with few stronger waves cannot be
 * recognized.
 */
const minAmplitude = (rasterSize * rasterSize) / 16;
const minWaveCount = 48;

/**
 * Computes perceptual hashes that stay nearly the same if a picture is scaled, compressed again or drawn over. Each
 * bit tells whether a wave starts bright or dark. The first hash covers the whole picture, the next ones its small
 * crops, and the last one the area inside a plain frame, if any. Empty for a picture too plain to be recognized.
 * `similarity.ts` compares the hashes.
 */
export async function computeFingerprint(image: Sharp): Promise<Buffer> {
  const raster = await toRaster(image);
  if (isPlain(raster)) return Buffer.alloc(0);
  const framed = await findFramedArea(image.clone());
  return Buffer.concat([
    ...hashWindows(raster, [wholeWindow, ...smallCuts]),
    ...(framed ? hashWindows(raster, [wholeWindow], framed) : []),
  ]);
}

/** Computes the fingerprint for a picture to be blocked, which also covers many crops of up to a fifth. */
export async function computeThoroughFingerprint(image: Sharp): Promise<Buffer> {
  const raster = await toRaster(image);
  if (isPlain(raster)) return Buffer.alloc(0);
  const framed = await findFramedArea(image.clone());
  return Buffer.concat([
    ...hashWindows(raster, [wholeWindow, ...smallCuts]),
    ...hashWindows(raster, [wholeWindow], framed ?? wholeArea),
    ...hashWindows(raster, manyCuts),
    ...(framed ? hashWindows(raster, manyCuts, framed) : []),
  ]);
}

const toRaster = async (image: Sharp) =>
  Float64Array.from(
    await image.clone().greyscale().resize(rasterSize, rasterSize, { fit: "fill" }).raw().toBuffer(),
  );

const wholeWaves = computeWaves(0, 1);
const isPlain = (raster: Float64Array) =>
  project(project(raster, wholeWaves), wholeWaves).filter((value) => Math.abs(value) > minAmplitude).length <
  minWaveCount;

function hashWindows(raster: Float64Array, windows: readonly Window[], area = wholeArea): Buffer[] {
  const toSubrange = (from: number, to: number, [begin, end]: Stretch) =>
    [from + (to - from) * begin, from + (to - from) * end] as const;
  const rows = new Map<string, Float64Array>();
  return windows.map(([across, down]) => {
    const key = across.join();
    const projected =
      rows.get(key) ?? project(raster, getWaves(...toSubrange(area.left, area.right, across)));
    rows.set(key, projected);
    return toHash(project(projected, getWaves(...toSubrange(area.top, area.bottom, down))));
  });
}

function toHash(spectrum: Float64Array): Buffer {
  const hash = Buffer.alloc(spectrum.length / 8);
  // The first wave is the overall brightness, which does not help to recognize a picture.
  spectrum.forEach((value, at) => {
    if (at > 0 && value > 0) hash.writeUInt8(hash.readUInt8(at >> 3) | (1 << (at & 7)), at >> 3);
  });
  return hash;
}

/** Pictures without a frame all need the same ranges, and computing waves takes longer than projecting onto them. */
const knownWaves = new LRUCache<string, Float64Array[], { from: number; to: number }>({
  max: 100,
  memoMethod: (_key, _stale, { context: { from, to } }) => computeWaves(from, to),
});
const getWaves = (from: number, to: number) => knownWaves.memo(`${from} ${to}`, { context: { from, to } });

/** Computes the waves of a cosine transform over a range, interpolated between the points of the raster. */
function computeWaves(from: number, to: number): Float64Array[] {
  return Array.from({ length: waveCount }, (_, wave) => {
    const weights = new Float64Array(rasterSize + 1);
    for (let step = 0; step < rasterSize; step += 1) {
      const at = (step + 0.5) / rasterSize;
      const place = Math.min(rasterSize - 1, Math.max(0, (from + at * (to - from)) * rasterSize - 0.5));
      const [low, share] = [Math.floor(place), place % 1];
      const value = Math.cos(Math.PI * wave * at);
      weights[low] = (weights[low] ?? 0) + value * (1 - share);
      weights[low + 1] = (weights[low + 1] ?? 0) + value * share;
    }
    return weights;
  });
}

/** Projects each line of points onto the waves; a second call transforms the other direction. */
function project(points: Float64Array, over: Float64Array[]): Float64Array {
  const lines = points.length / rasterSize;
  const result = new Float64Array(over.length * lines);
  for (const [wave, weights] of over.entries()) {
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      for (let at = 0; at < rasterSize; at += 1)
        sum += (points[line * rasterSize + at] ?? 0) * (weights[at] ?? 0);
      result[wave * lines + line] = sum;
    }
  }
  return result;
}
