import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { problemOf, sizeName, titleOf } from "./chosen.ts";

const fileOf = (change: Partial<{ name: string; type: string; size: number }>) => ({
  name: "evening.jpg",
  type: "image/jpeg",
  size: 1000,
  ...change,
});

describe("a chosen file", () => {
  it("may be a picture or a video of up to 50 MB", () => {
    expect(problemOf(fileOf({ size: limits.upload.media }))).toBeNull();
    expect(problemOf(fileOf({ type: "video/mp4" }))).toBeNull();
  });

  it("is refused in the specified words otherwise", () => {
    expect(problemOf(fileOf({ type: "application/pdf" }))).toBe("Please select an image or video file");
    expect(problemOf(fileOf({ type: "" }))).toBe("Please select an image or video file");
    expect(problemOf(fileOf({ size: limits.upload.media + 1 }))).toBe("File size must be less than 50MB");
  });

  it("lends its name without the extension as a title", () => {
    expect(titleOf({ name: "An evening. In Oslo.jpeg" })).toBe("An evening. In Oslo");
    expect(titleOf({ name: "evening" })).toBe("evening");
    expect(titleOf({ name: `${"a".repeat(200)}.png` })).toHaveLength(limits.title.max);
    expect(titleOf({ name: ".png" })).toBe("");
  });

  it("tells its size in whole kilobytes or tenths of megabytes", () => {
    expect(sizeName({ size: 10 })).toBe("1 KB");
    expect(sizeName({ size: 3.25 * 1024 * 1024 })).toBe("3.3 MB");
  });
});
