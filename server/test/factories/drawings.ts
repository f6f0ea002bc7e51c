import sharp from "sharp";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
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
const tone = (random: Random) => `hsl(${random() * 360} ${20 + random() * 60}% ${15 + random() * 70}%)`;
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

const kinds: ((random: Random) => string)[] = [
  // Hills in the dusk.
  (random) =>
    times(
      5,
      () =>
        `<path d="M0 ${random() * height} C${random() * width} ${random() * height} ${random() * width} ${random() * height} ${width} ${random() * height} V${height} H0Z" fill="${tone(random)}"/>`,
    ),
  // Lights out of focus.
  (random) =>
    times(
      12,
      () =>
        `<circle cx="${random() * width}" cy="${random() * height}" r="${6 + random() * 68}" fill="${tone(random)}" opacity="${0.3 + random() * 0.7}"/>`,
    ),
  // Lines like those of a text.
  (random) =>
    times(
      18,
      (at) =>
        `<rect x="${20 + random() * 50}" y="${15 + at * 19}" width="${60 + random() * 150}" height="${5 + random() * 10}" fill="${tone(random)}"/>`,
    ),
  // A figure before a plain wall, always in the same place.
  (random) =>
    `<rect y="${height * 0.75}" width="${width}" height="${height}" fill="${tone(random)}"/>` +
    `<ellipse cx="${width / 2 + (random() - 0.5) * 45}" cy="${112 + (random() - 0.5) * 30}" rx="${30 + random() * 19}" ry="${41 + random() * 19}" fill="${tone(random)}"/>` +
    `<path d="M${60 + random() * 38} ${height} Q${width / 2} ${135 + random() * 45} ${172 + random() * 38} ${height}Z" fill="${tone(random)}"/>`,
  // Noise.
  (random) =>
    times(
      250,
      () =>
        `<rect x="${random() * width}" y="${random() * height}" width="${3 + random() * 30}" height="${3 + random() * 30}" fill="${tone(random)}"/>`,
    ),
];

/** A picture of its own for every number; every fifth is of the same kind. */
export function draw(seed: number): Promise<Buffer> {
  const random = randomFrom(seed + 1);
  const ground = `<linearGradient id="g" x1="${random()}" y1="${random()}" x2="${random()}" y2="${random()}"><stop stop-color="${tone(random)}"/><stop offset="1" stop-color="${tone(random)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/>`;
  const scene = kinds[seed % kinds.length]?.(random) ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${scene}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const turn = (angle: number) => (bytes: Buffer) => sharp(bytes).rotate(angle).jpeg().toBuffer();
const frame = (across: number, down: number, background: string) => (bytes: Buffer) =>
  sharp(bytes)
    .extend({ left: across, right: across, top: down, bottom: down, background })
    .jpeg({ quality: 80 })
    .toBuffer();

const cut = 0.05;
function part(left: number, top: number, right: number, bottom: number) {
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

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="170" height="36"><text x="4" y="26" font-size="22" fill="#fff" opacity="0.7">somebody.test</text></svg>',
);

/** What people do to a picture before they publish it again. */
export const changes: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  "compressed again": (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  "made smaller": (bytes) => sharp(bytes).resize(160).webp({ quality: 60 }).toBuffer(),
  "made larger": (bytes) => sharp(bytes).resize(900).jpeg({ quality: 70 }).toBuffer(),
  "written upon": (bytes) =>
    sharp(bytes)
      .composite([{ input: mark, left: width - 170, top: height - 44 }])
      .jpeg()
      .toBuffer(),
  mirrored: (bytes) => sharp(bytes).flop().jpeg().toBuffer(),
  "cut at the left": part(cut, 0, 0, 0),
  "cut at the right": part(0, 0, cut, 0),
  "cut at the top": part(0, cut, 0, 0),
  "cut at the bottom": part(0, 0, 0, cut),
  "cut at the upper left": part(cut, cut, 0, 0),
  "cut at the upper right": part(0, cut, cut, 0),
  "cut at the lower left": part(cut, 0, 0, cut),
  "cut at the lower right": part(0, 0, cut, cut),
  "cut all around": part(cut, cut, cut, cut),
  "turned to the right": turn(90),
  "turned upside down": turn(180),
  "turned to the left": turn(270),
  "put into a white frame": frame(20, 20, "#ffffff"),
  "put into a wide dark frame": frame(61, 47, "#1a1a2e"),
  "put between bars": frame(70, 0, "#000000"),
};

const much = 0.15;
/** Recognised where a picture may not come back, see `thoroughFingerprintOf`. */
export const largeCuts: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  "cut by 15 % at the left": part(much, 0, 0, 0),
  "cut by 15 % at the bottom": part(0, 0, 0, much),
  "cut by 15 % in a corner": part(0, much, much, 0),
  "cut by 15 % all around": part(much, much, much, much),
  "cut by 15 % in all, all around": part(much / 2, much / 2, much / 2, much / 2),
  "cut by 11 % at both sides": part(0.11, 0, 0.11, 0),
  "cut by 15 % and turned": async (bytes) => turn(90)(await part(0, much, 0, 0)(bytes)),
};
