type Channels = [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (channels: number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** From the first colour (0) to the second (1). */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  return hexOf(channelsOf(from).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share));
}

/** The same lightness, another hue: a turn of the colour wheel by some degrees. */
export function turnHue(hex: string, degrees: number): string {
  const [red, green, blue] = channelsOf(hex);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return hexOf([
    red * (0.213 + cos * 0.787 - sin * 0.213) +
      green * (0.715 - cos * 0.715 - sin * 0.715) +
      blue * (0.072 - cos * 0.072 + sin * 0.928),
    red * (0.213 - cos * 0.213 + sin * 0.143) +
      green * (0.715 + cos * 0.285 + sin * 0.14) +
      blue * (0.072 - cos * 0.072 - sin * 0.283),
    red * (0.213 - cos * 0.213 - sin * 0.787) +
      green * (0.715 - cos * 0.715 + sin * 0.715) +
      blue * (0.072 + cos * 0.928 + sin * 0.072),
  ]);
}
