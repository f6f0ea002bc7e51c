/** Pictures in the mosaic; the lightbox has all of them. */
export const mosaicSize = 5;

interface Frame {
  grid: string;
  hero: string;
  /** `sizes` of the hero and of the other tiles in the mosaic; on a phone every picture is as wide as the screen. */
  sizes: readonly [hero: string, tile: string];
}

const toSizes = (desktop: number, share: number) =>
  `(min-width: 1280px) ${Math.round(desktop * share)}px, (min-width: 1024px) ${Math.round(54 * share)}vw, ` +
  `(min-width: 640px) ${Math.round(96 * share)}vw, 100vw`;

/** Width of the mosaic on a desktop, in pixels. */
const desktopWidth = 728;

const createFrame = (grid: string, hero: string, shares: readonly [number, number]): Frame => ({
  grid,
  hero,
  sizes: [toSizes(desktopWidth, shares[0]), toSizes(desktopWidth, shares[1])],
});

const frames: readonly Frame[] = [
  createFrame("sm:aspect-[4/3] lg:aspect-[9/8]", "", [1, 1]),
  createFrame("sm:aspect-[3/2] sm:grid-cols-2", "", [0.5, 0.5]),
  createFrame("sm:aspect-[9/8] sm:grid-cols-3 sm:grid-rows-2", "sm:col-span-2 sm:row-span-2", [0.67, 0.33]),
  createFrame("sm:aspect-square sm:grid-cols-3 sm:grid-rows-3", "sm:col-span-2 sm:row-span-3", [0.67, 0.33]),
  createFrame("sm:aspect-[5/4] sm:grid-cols-4 sm:grid-rows-2", "sm:col-span-2 sm:row-span-2", [0.5, 0.25]),
];

/** Returns the mosaic for a number of pictures: it has no gap and no orphan, however many there are. */
export function getFrame(count: number): Frame {
  const frame = frames[Math.min(count, mosaicSize) - 1];
  if (!frame) throw new RangeError("a mosaic needs a picture");
  return frame;
}
