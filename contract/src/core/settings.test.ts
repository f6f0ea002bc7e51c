import { describe, expect, it } from "vitest";
import { derivePalette, findContrastFailures } from "./accent.ts";
import { fromHex, getContrast, toHex } from "./color.ts";
import { settings } from "./settings.ts";
import { initialSettings, settingNames, Settings } from "./setting-values.ts";

describe("the settings", () => {
  it("are at most forty, each with one sentence and a valid default", () => {
    expect(settingNames.length).toBeLessThanOrEqual(40);
    for (const name of settingNames) expect(settings[name].about).toMatch(/^[A-Z][^.]*\.$/);
    expect(Settings.parse(initialSettings)).toEqual(initialSettings);
  });

  it("hold no secret", () => {
    expect(settingNames.filter((name) => /password|secret|token|key$/i.test(name))).toEqual([]);
  });
});

describe("the accent color", () => {
  it.each(["#8b3a60", "#1f5fa8", "#0b6e4f", "#5b21b6"])("%s is legible in both themes", (hex) => {
    expect(findContrastFailures(hex)).toEqual([]);
  });

  it.each([
    ["#ffcc00", ["day"]],
    ["#ffffff", ["day"]],
    ["#000000", ["dusk"]],
    ["#111827", ["dusk"]],
  ])("%s is refused in the right theme", (hex, themes) => {
    expect(findContrastFailures(hex).map(({ theme }) => theme)).toEqual(themes);
  });

  it("keeps its hue in every shade", () => {
    const { hue } = fromHex("#1f5fa8");
    const { day, dusk } = derivePalette("#1f5fa8");

    for (const shade of [day.accent, day.strong, dusk.accent, dusk.soft]) {
      expect(Math.abs(fromHex(shade).hue - hue)).toBeLessThan(0.15);
    }
  });

  it("survives the conversion to and from OKLCH", () => {
    for (const hex of ["#000000", "#ffffff", "#8b3a60", "#00ff00", "#123456"]) {
      expect(toHex(fromHex(hex))).toBe(hex);
    }
  });

  it("is measured as WCAG does", () => {
    expect(getContrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(getContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});
