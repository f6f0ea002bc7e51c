import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getSky, getSolarHour } from "./sky.ts";

describe("the sky", () => {
  it("follows the hour", () => {
    expect([0, 4.9, 5, 8, 16.9, 17, 19.5, 22, 23.9].map(getSky)).toEqual([
      "night",
      "night",
      "dawn",
      "day",
      "day",
      "golden",
      "dusk",
      "night",
      "night",
    ]);
  });

  it("has the hour of the place, on both sides of midnight", () => {
    const noon = new Date("2026-11-17T12:00:00Z");

    expect(getSolarHour(noon, 15)).toBe(13);
    expect(getSolarHour(noon, -180)).toBe(0);
    expect(getSolarHour(new Date("2026-11-17T23:30:00Z"), 30)).toBe(1.5);
  });
});

const styles = (name: string) => readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), "utf8");

/** Reads the values of a color for the day and dusk themes. */
const readColors = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, "g"))].map(
    ([, day = "", dusk = ""]) => [day, dusk] as const,
  );

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it("keeps text readable at every hour, in both themes", () => {
  const skies = ["sky-high", "sky-low"].flatMap((name) => readColors(styles("sky"), name));
  const [muted] = readColors(styles("tokens"), "muted");

  const unreadable = skies.filter(
    (colors) => !colors.every((color, index) => getContrast(color, muted?.[index] ?? "") >= 4.5),
  );
  expect(skies).toHaveLength(10);
  expect(unreadable).toEqual([]);
});
