import type { Sharp } from "sharp";

/** Waves across and down: each is one bit of 256. */
const waves = 16;
const side = 128;

const cut = 0.05;
const all = wavesOver(0, 1);
const begin = wavesOver(0, 1 - cut);
const end = wavesOver(cut, 1);
const middle = wavesOver(cut, 1 - cut);

/** Across and down: the whole, and what is left when somebody cuts a little off a side, a corner, or all around. */
const parts = [
  [all, all],
  [begin, all],
  [end, all],
  [all, begin],
  [all, end],
  [begin, begin],
  [begin, end],
  [end, begin],
  [end, end],
  [middle, middle],
] as const;

/** A wave of less than a quarter of one shade is noise, and a picture with few others has nothing to be known by. */
const faintest = (side * side) / 16;
const fewest = 48;

/**
 * What stays nearly the same when a picture is scaled, compressed again or written upon: whether each wave of it begins
 * bright or dark, for the whole and for each part. Nothing for what is too plain to be told from others.
 */
export async function fingerprintOf(image: Sharp): Promise<Buffer> {
  const raster = await image.greyscale().resize(side, side, { fit: "fill" }).raw().toBuffer();
  const rows = new Map([all, begin, end, middle].map((across) => [across, project(raster, across)]));
  const spectra = parts.map(([across, down]) => project(rows.get(across) ?? [], down));
  const strong = spectra[0]?.filter((value) => Math.abs(value) > faintest) ?? [];
  return strong.length < fewest ? Buffer.alloc(0) : Buffer.concat(spectra.map(hashOf));
}

function hashOf(spectrum: Float64Array): Buffer {
  const hash = Buffer.alloc(spectrum.length / 8);
  // The first wave is how bright it is as a whole, which says nothing.
  spectrum.forEach((value, at) => {
    if (at > 0 && value > 0) hash.writeUInt8(hash.readUInt8(at >> 3) | (1 << (at & 7)), at >> 3);
  });
  return hash;
}

/** The waves of a cosine transform over a stretch, read between the points of the raster. */
function wavesOver(from: number, to: number): Float64Array[] {
  return Array.from({ length: waves }, (_, wave) => {
    const weights = new Float64Array(side + 1);
    for (let step = 0; step < side; step += 1) {
      const at = (step + 0.5) / side;
      const place = Math.min(side - 1, Math.max(0, (from + at * (to - from)) * side - 0.5));
      const [low, share] = [Math.floor(place), place % 1];
      const value = Math.cos(Math.PI * wave * at);
      weights.set([(weights[low] ?? 0) + value * (1 - share), (weights[low + 1] ?? 0) + value * share], low);
    }
    return weights;
  });
}

/** Turns lines of points into a line for each wave, so that doing it twice transforms both ways. */
function project(points: ArrayLike<number>, over: Float64Array[]): Float64Array {
  const lines = points.length / side;
  const result = new Float64Array(over.length * lines);
  for (const [wave, weights] of over.entries()) {
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      for (let at = 0; at < side; at += 1) sum += (points[line * side + at] ?? 0) * (weights[at] ?? 0);
      result[wave * lines + line] = sum;
    }
  }
  return result;
}
