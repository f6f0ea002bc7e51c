import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { formatSize } from "#web/ui/data/format-size.ts";
import { findFileProblem, getTotalShare, type Transfer } from "./chosen.ts";

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

  it("is told apart if the server could not read it", () => {
    const heic = "HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that.";

    expect(findFileProblem(createFile({ type: "image/heic" }))).toBe(heic);
    expect(findFileProblem(createFile({ name: "IMG_0001.HEIC", type: "" }))).toBe(heic);
    expect(findFileProblem(createFile({ type: "image/gif" }))).toMatch(/^This type of photo/);
    expect(findFileProblem(createFile({ type: "video/quicktime" }))).toMatch(/^This type of video/);
  });

  it("shows its size in whole kilobytes or tenths of a megabyte", () => {
    expect(formatSize(10)).toBe("1 KB");
    expect(formatSize(3.25 * 1024 * 1024)).toBe("3.3 MB");
  });
});

describe("the progress of all files", () => {
  it("is weighted by their size", () => {
    const chosen = [
      { id: "small", file: { size: 100 } },
      { id: "large", file: { size: 300 } },
    ];
    const transfers = new Map<string, Transfer>([
      ["small", { status: "done" }],
      ["large", { status: "sending", share: 0.5 }],
    ]);

    expect(getTotalShare(chosen, transfers)).toBe(0.625);
    expect(getTotalShare(chosen, new Map())).toBe(0);
    expect(getTotalShare([], new Map())).toBe(0);
  });
});
