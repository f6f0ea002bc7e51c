import sharp from "sharp";

/** Seeded random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const drawing = { width: 280, height: 360 };
const { width, height } = drawing;

type Random = () => number;
const pickColor = (random: Random) => `hsl(${random() * 360} ${20 + random() * 60}% ${15 + random() * 70}%)`;
const repeatMarkup = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

const drawingKinds: ((random: Random) => string)[] = [
  // Hills at dusk.
  (random) =>
    repeatMarkup(
      5,
      () =>
        `<path d="M0 ${random() * height} C${random() * width} ${random() * height} ${random() * width} ${random() * height} ${width} ${random() * height} V${height} H0Z" fill="${pickColor(random)}"/>`,
    ),
  // Lights out of focus.
  (random) =>
    repeatMarkup(
      12,
      () =>
        `<circle cx="${random() * width}" cy="${random() * height}" r="${6 + random() * 68}" fill="${pickColor(random)}" opacity="${0.3 + random() * 0.7}"/>`,
    ),
  // Lines that resemble text.
  (random) =>
    repeatMarkup(
      18,
      (at) =>
        `<rect x="${20 + random() * 50}" y="${15 + at * 19}" width="${60 + random() * 150}" height="${5 + random() * 10}" fill="${pickColor(random)}"/>`,
    ),
  // A figure against a plain wall, always in the same place.
  (random) =>
    `<rect y="${height * 0.75}" width="${width}" height="${height}" fill="${pickColor(random)}"/>` +
    `<ellipse cx="${width / 2 + (random() - 0.5) * 45}" cy="${112 + (random() - 0.5) * 30}" rx="${30 + random() * 19}" ry="${41 + random() * 19}" fill="${pickColor(random)}"/>` +
    `<path d="M${60 + random() * 38} ${height} Q${width / 2} ${135 + random() * 45} ${172 + random() * 38} ${height}Z" fill="${pickColor(random)}"/>`,
  // Noise.
  (random) =>
    repeatMarkup(
      250,
      () =>
        `<rect x="${random() * width}" y="${random() * height}" width="${3 + random() * 30}" height="${3 + random() * 30}" fill="${pickColor(random)}"/>`,
    ),
];

/** Draws a distinct picture for every seed. Seeds five apart have the same kind of motif. */
export function drawPicture(seed: number): Promise<Buffer> {
  const random = createRandom(seed + 1);
  const ground = `<linearGradient id="g" x1="${random()}" y1="${random()}" x2="${random()}" y2="${random()}"><stop stop-color="${pickColor(random)}"/><stop offset="1" stop-color="${pickColor(random)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/>`;
  const scene = drawingKinds[seed % drawingKinds.length]?.(random) ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${scene}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const createRotation = (angle: number) => (bytes: Buffer) => sharp(bytes).rotate(angle).jpeg().toBuffer();
const createFrame = (across: number, down: number, background: string) => (bytes: Buffer) =>
  sharp(bytes)
    .extend({ left: across, right: across, top: down, bottom: down, background })
    .jpeg({ quality: 80 })
    .toBuffer();

const smallCut = 0.05;
function createCrop(left: number, top: number, right: number, bottom: number) {
  return (bytes: Buffer) =>
    sharp(bytes)
      .extract({
        left: Math.round(left * width),
        top: Math.round(top * height),
        width: Math.round((1 - left - right) * width),
        height: Math.round((1 - top - bottom) * height),
      })
      .jpeg()
      .toBuffer();
}

const watermark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36"><text x="4" y="26" font-size="22" fill="#fff" opacity="0.7">someone.test</text></svg>',
);

/** Edits that people make before they publish a picture again. */
export const smallChanges: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  "compressed again": (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  "made smaller": (bytes) => sharp(bytes).resize(160).webp({ quality: 60 }).toBuffer(),
  "made larger": (bytes) => sharp(bytes).resize(900).jpeg({ quality: 70 }).toBuffer(),
  "written upon": (bytes) =>
    sharp(bytes)
      .composite([{ input: watermark, left: width - 170, top: height - 44 }])
      .jpeg()
      .toBuffer(),
  mirrored: (bytes) => sharp(bytes).flop().jpeg().toBuffer(),
  "cut at the left": createCrop(smallCut, 0, 0, 0),
  "cut at the right": createCrop(0, 0, smallCut, 0),
  "cut at the top": createCrop(0, smallCut, 0, 0),
  "cut at the bottom": createCrop(0, 0, 0, smallCut),
  "cut at the upper left": createCrop(smallCut, smallCut, 0, 0),
  "cut at the upper right": createCrop(0, smallCut, smallCut, 0),
  "cut at the lower left": createCrop(smallCut, 0, 0, smallCut),
  "cut at the lower right": createCrop(0, 0, smallCut, smallCut),
  "cut all around": createCrop(smallCut, smallCut, smallCut, smallCut),
  "turned to the right": createRotation(90),
  "turned upside down": createRotation(180),
  "turned to the left": createRotation(270),
  "put into a white frame": createFrame(20, 20, "#ffffff"),
  "put into a wide dark frame": createFrame(61, 47, "#1a1a2e"),
  "put between bars": createFrame(70, 0, "#000000"),
};

const largeCut = 0.15;
/** These crops are recognized only when a blocked picture is uploaded again; see `computeThoroughFingerprint`. */
export const largeCuts: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  "cut by 15 % at the left": createCrop(largeCut, 0, 0, 0),
  "cut by 15 % at the bottom": createCrop(0, 0, 0, largeCut),
  "cut by 15 % in a corner": createCrop(0, largeCut, largeCut, 0),
  "cut by 15 % all around": createCrop(largeCut, largeCut, largeCut, largeCut),
  "cut by 15 % in all, all around": createCrop(largeCut / 2, largeCut / 2, largeCut / 2, largeCut / 2),
  "cut by 11 % at both sides": createCrop(0.11, 0, 0.11, 0),
  "cut by 15 % and turned": async (bytes) => createRotation(90)(await createCrop(0, largeCut, 0, 0)(bytes)),
};
