/** A color in OKLCH, where equal steps of lightness look equal. */
export interface Color {
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function readHex(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

const writeHex = (parts: Triple) =>
  `#${parts
    .map((part) => Math.round(toGamma(Math.min(Math.max(part, 0), 1)) * 255))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

/** Multiplies a 3 × 3 matrix, written row by row, with a column. */
const multiply = (matrix: readonly number[], [x, y, z]: Triple): Triple => {
  const row = (at: number) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0) * z;
  return [row(0), row(3), row(6)];
};

// Matrices of the OKLab color space: linear sRGB to cone responses, cone responses to Lab, and back.
const rgbToCones = [
  0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9, 0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6,
  0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5,
];
const conesToLab = [
  0.210_454_255_3, 0.793_617_785, -0.004_072_046_8, 1.977_998_495_1, -2.428_592_205, 0.450_593_709_9,
  0.025_904_037_1, 0.782_771_766_2, -0.808_675_766,
];
const labToCones = [
  1, 0.396_337_777_4, 0.215_803_757_3, 1, -0.105_561_345_8, -0.063_854_172_8, 1, -0.089_484_177_5,
  -1.291_485_548,
];
const conesToRgb = [
  4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2, -1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5,
  -0.004_196_086_3, -0.703_418_614_7, 1.707_614_701,
];

export function fromHex(hex: string): Color {
  const [x, y, z] = multiply(rgbToCones, readHex(hex));
  const [lightness, a, b] = multiply(conesToLab, [Math.cbrt(x), Math.cbrt(y), Math.cbrt(z)]);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts to sRGB, with less chroma where the screen cannot show as much. */
export function toHex(color: Color): string {
  let { chroma } = color;
  let parts = toRgb({ ...color, chroma });
  while (chroma > 0 && !parts.every((part) => part > -0.001 && part < 1.001)) {
    chroma = Math.max(chroma - 0.005, 0);
    parts = toRgb({ ...color, chroma });
  }
  return writeHex(parts);
}

function toRgb({ lightness, chroma, hue }: Color): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const [x, y, z] = multiply(labToCones, lab);
  return multiply(conesToRgb, [x ** 3, y ** 3, z ** 3]);
}

const getLuminance = (hex: string) => {
  const [red, green, blue] = readHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [a, b] = [getLuminance(one), getLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
