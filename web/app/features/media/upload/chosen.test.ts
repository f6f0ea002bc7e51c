import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { findFileProblem, formatSize, toTitle } from "./chosen.ts";

const createFile = (change: Partial<{ name: string; type: string; size: number }>) => ({
  name: "evening.jpg",
  type: "image/jpeg",
  size: 1000,
  ...change,
});

describe("a selected file", () => {
  it("may be a picture or a video of up to 50 MB", () => {
    expect(findFileProblem(createFile({ size: limits.upload.media }))).toBeNull();
    expect(findFileProblem(createFile({ type: "video/mp4" }))).toBeNull();
  });

  it("is otherwise rejected with the specified message", () => {
    expect(findFileProblem(createFile({ type: "application/pdf" }))).toBe(
      "Please select an image or video file",
    );
    expect(findFileProblem(createFile({ type: "" }))).toBe("Please select an image or video file");
    expect(findFileProblem(createFile({ size: limits.upload.media + 1 }))).toBe(
      "File size must be less than 50MB",
    );
  });

  it("provides its name without the extension as the title", () => {
    expect(toTitle({ name: "An evening. In Oslo.jpeg" })).toBe("An evening. In Oslo");
    expect(toTitle({ name: "evening" })).toBe("evening");
    expect(toTitle({ name: `${"a".repeat(200)}.png` })).toHaveLength(limits.title.max);
    expect(toTitle({ name: ".png" })).toBe("");
  });

  it("shows its size in whole kilobytes or tenths of a megabyte", () => {
    expect(formatSize({ size: 10 })).toBe("1 KB");
    expect(formatSize({ size: 3.25 * 1024 * 1024 })).toBe("3.3 MB");
  });
});
