import { describe, expect, it } from "vitest";
import { chooseStep, drawPanels } from "./panels-svg.ts";

describe("the picture of a soak", () => {
  it.each([
    [1, 0.2],
    [7, 2],
    [40, 10],
    [430, 100],
    [1_200, 500],
  ])("divides 0 to %d into steps of %d", (largest, step) => {
    expect(chooseStep(largest)).toBeCloseTo(step);
  });

  it("draws a line for each curve from the left to the right edge of its panel", () => {
    const points = [
      { minute: 0, value: 0 },
      { minute: 10, value: 100 },
    ];
    const drawing = drawPanels(
      "Ten minutes",
      [{ title: "Memory", unit: "megabytes", lines: [{ name: "node-1", color: "first", points }] }],
      10,
    );

    expect(drawing).toContain('<path class="line first" d="M56.0 180.0L690.0 34.0"/>');
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });
});
