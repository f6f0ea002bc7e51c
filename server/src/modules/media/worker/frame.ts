import type { Sharp } from "sharp";

/** A part of a picture, as shares of its width and height. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const wholeArea: Area = { left: 0, right: 1, top: 0, bottom: 1 };

const side = 256;
/** Shades of 256 by which a plain line may vary: compression leaves ripples beside an edge. */
const tolerance = 12;
const widest = Math.round(side * 0.3);
/** How far ripples, or a picture of nearly the same shade, can shift where a frame seems to end. */
const uncertainty = 6;

type Line = (at: number) => Uint8Array;

/** The area inside of a plain frame, or of bars at some sides, where there are any. */
export async function findFramed(image: Sharp): Promise<Area | null> {
  const raster = await image.greyscale().resize(side, side, { fit: "fill" }).raw().toBuffer();
  const row: Line = (at) => raster.subarray(at * side, (at + 1) * side);
  const column: Line = (at) => Uint8Array.from({ length: side }, (_, y) => raster[y * side + at] ?? 0);
  const fromEnd =
    (line: Line): Line =>
    (at) =>
      line(side - 1 - at);
  const left = frameWidth(column);
  const right = frameWidth(fromEnd(column));
  const top = frameWidth(row);
  const bottom = frameWidth(fromEnd(row));
  if (left + right + top + bottom === 0) return null;
  return { left: left / side, right: 1 - right / side, top: top / side, bottom: 1 - bottom / side };
}

/**
 * From the edge to the first sharp step near the end of the plain lines. The picture itself may be restless, so the
 * sharpest step need not be the edge of the frame. A step that lies between two lines is placed there.
 */
function frameWidth(line: Line): number {
  const plain = countPlain(line);
  if (plain === 0) return 0;
  const first = Math.max(1, plain - uncertainty);
  const steps = Array.from({ length: 2 * uncertainty + 1 }, (_, at) => step(line, first + at));
  const sharpest = Math.max(...steps);
  if (sharpest === 0) return plain;
  const edge = steps.findIndex((size) => size >= sharpest / 2);
  const around = [edge - 1, edge, edge + 1].map((at) => ({ at: first + at, size: steps[at] ?? 0 }));
  const weight = around.reduce((sum, { size }) => sum + size, 0);
  return around.reduce((sum, { at, size }) => sum + at * size, 0) / weight;
}

/** How many lines from the edge have one shade, the same for all of them. */
function countPlain(line: Line): number {
  const shade = line(0)[0] ?? 0;
  for (let at = 0; at < widest; at += 1) {
    if (line(at).some((value) => Math.abs(value - shade) > tolerance)) return at;
  }
  return widest;
}

/** How much two lines beside each other differ. */
function step(line: Line, at: number): number {
  const before = line(at - 1);
  return line(at).reduce((sum, value, place) => sum + Math.abs(value - (before[place] ?? 0)), 0);
}
