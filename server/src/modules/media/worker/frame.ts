import type { Sharp } from "sharp";

/** A part of a picture, as fractions of its width and height. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const wholeArea: Area = { left: 0, right: 1, top: 0, bottom: 1 };

const rasterSize = 256;
/** Number of shades (of 256) by which a plain line may vary, because compression leaves ripples beside an edge. */
const tolerance = 12;
const maxFrameWidth = Math.round(rasterSize * 0.3);
/**
 * Number of lines by which the apparent end of a frame can shift, because of ripples or a picture of nearly the same
 * shade.
 */
const uncertainty = 6;

type Line = (at: number) => Uint8Array;

/** Finds the area inside a plain frame or between bars on some sides. Returns null if there is neither. */
export async function findFramedArea(image: Sharp): Promise<Area | null> {
  const raster = await image.greyscale().resize(rasterSize, rasterSize, { fit: "fill" }).raw().toBuffer();
  const row: Line = (at) => raster.subarray(at * rasterSize, (at + 1) * rasterSize);
  const column: Line = (at) =>
    Uint8Array.from({ length: rasterSize }, (_, y) => raster[y * rasterSize + at] ?? 0);
  const reverse =
    (line: Line): Line =>
    (at) =>
      line(rasterSize - 1 - at);
  const left = measureFrame(column);
  const right = measureFrame(reverse(column));
  const top = measureFrame(row);
  const bottom = measureFrame(reverse(row));
  if (left + right + top + bottom === 0) return null;
  return {
    left: left / rasterSize,
    right: 1 - right / rasterSize,
    top: top / rasterSize,
    bottom: 1 - bottom / rasterSize,
  };
}

/**
 * Measures the distance from the edge to the first sharp step near the end of the plain lines. The picture itself
 * may be busy, so the sharpest step need not be the edge of the frame. The result may lie between two lines.
 */
function measureFrame(line: Line): number {
  const plain = countPlainLines(line);
  if (plain === 0) return 0;
  const first = Math.max(1, plain - uncertainty);
  const steps = Array.from({ length: 2 * uncertainty + 1 }, (_, at) => measureStep(line, first + at));
  const sharpest = Math.max(...steps);
  if (sharpest === 0) return plain;
  const edge = steps.findIndex((size) => size >= sharpest / 2);
  const around = [edge - 1, edge, edge + 1].map((at) => ({ at: first + at, size: steps[at] ?? 0 }));
  const weight = around.reduce((sum, { size }) => sum + size, 0);
  return around.reduce((sum, { at, size }) => sum + at * size, 0) / weight;
}

/** Counts the lines from the edge that share one shade. */
function countPlainLines(line: Line): number {
  const shade = line(0)[0] ?? 0;
  for (let at = 0; at < maxFrameWidth; at += 1) {
    if (line(at).some((value) => Math.abs(value - shade) > tolerance)) return at;
  }
  return maxFrameWidth;
}

/** Measures the difference between two adjacent lines. */
function measureStep(line: Line, at: number): number {
  const before = line(at - 1);
  return line(at).reduce((sum, value, place) => sum + Math.abs(value - (before[place] ?? 0)), 0);
}
