import { describe, expect, it } from "vitest";
import { findCaption } from "./caption.ts";
import { getFrame } from "./frames.ts";

describe("a caption", () => {
  it("is the title that the owner gave the picture", () => {
    expect(findCaption({ alt: "On the balcony" }, "Vera")).toBe("On the balcony");
  });

  it("is missing for a picture without a title", () => {
    expect(findCaption({ alt: "Photo of Vera" }, "Vera")).toBeUndefined();
  });
});

describe("the mosaic", () => {
  it("has a frame for any number of pictures, the same from five on", () => {
    const grids = [1, 2, 3, 4, 5, 6, 40].map((count) => getFrame(count).grid);

    expect(new Set(grids).size).toBe(5);
    expect(grids[6]).toBe(grids[4]);
  });

  it("asks for pictures as wide as the screen on a phone", () => {
    for (const size of getFrame(6).sizes) expect(size).toMatch(/, 100vw$/);
  });
});
