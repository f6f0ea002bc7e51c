import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isHeifImage, findKind } from "../kinds.ts";
import { enforcePicture, findPictureSize } from "../picture-head.ts";

const drawing = sharp({ create: { width: 70, height: 50, channels: 4, background: "#33669980" } });
const pictures = {
  jpeg: await drawing.clone().jpeg().toBuffer(),
  progressive: await drawing
    .clone()
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Artist: "A" } })
    .toBuffer(),
  png: await drawing.clone().png().toBuffer(),
  lossy: await drawing.clone().removeAlpha().webp().toBuffer(),
  lossless: await drawing.clone().webp({ lossless: true }).toBuffer(),
  transparent: await drawing.clone().webp().toBuffer(),
};
const container = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}${"\0".repeat(20)}`, "latin1");

describe("the media type of a file", () => {
  it.each(Object.entries(pictures))("is image for the bytes of: %s", (_, bytes) => {
    expect(findKind(bytes)).toEqual({ mediaType: "image" });
  });

  it.each([
    ["isom", "mp4"],
    ["mp42", "mp4"],
    ["qt  ", "mp4"],
  ])("is video for the brand %s", (brand, format) => {
    expect(findKind(container(brand))).toEqual({ mediaType: "video", format });
  });

  it("is video for the WebM signature", () => {
    expect(findKind(Buffer.from("1a45dfa30000", "hex"))).toEqual({ mediaType: "video", format: "webm" });
  });

  it.each(["heic", "hevc", "mif1", "msf1", "avif"])("is unsupported HEIF for the brand %s", (brand) => {
    expect([isHeifImage(container(brand)), findKind(container(brand))]).toEqual([true, null]);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a cut mark", Buffer.from([0xff, 0xd8])],
    ["a GIF", Buffer.from("GIF89a")],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a page", Buffer.from("<!doctype html>")],
    ["sound in the frame of WebP", Buffer.from("RIFF\0\0\0\0WAVE")],
    ["a mark in the wrong place", Buffer.concat([Buffer.from(" "), pictures.jpeg])],
  ])("is unknown for %s", (_, bytes) => {
    expect(findKind(bytes)).toBeNull();
  });
});

describe("the header of a picture", () => {
  it.each(Object.entries(pictures))("yields the dimensions: %s", (_, bytes) => {
    expect(findPictureSize(bytes)).toEqual({ width: 70, height: 50 });
  });

  it.each(Object.entries(pictures))("is refused as damaged when truncated: %s", (_, bytes) => {
    expect(() => enforcePicture(bytes.subarray(0, 16))).toThrow(
      "We couldn’t read this photo. It may be damaged. Try another file.",
    );
  });

  it("may declare the maximum number of pixels, and not one more", () => {
    expect(() => enforcePicture(pictures.png, 70 * 50)).not.toThrow();
    expect(() => enforcePicture(pictures.png, 70 * 50 - 1)).toThrow(
      "This photo is too large. Save a smaller copy and upload that.",
    );
  });

  it("is refused when it declares a width of zero", () => {
    const flat = Buffer.from(pictures.png);
    flat.writeUInt32BE(0, 16);

    expect(() => enforcePicture(flat)).toThrow(
      "We couldn’t read this photo. It may be damaged. Try another file.",
    );
  });

  it("stops the search at the scan of a JPEG without a frame", () => {
    const withoutFrame = Buffer.concat([Buffer.from("ffd8ffda000c", "hex"), Buffer.alloc(60), pictures.jpeg]);

    expect(findPictureSize(withoutFrame)).toBeNull();
  });

  it.each([
    ["heic", "HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that."],
    ["isom", "Please choose a JPEG, PNG or WebP file."],
  ])("is refused with a helpful message for the brand %s", (brand, message) => {
    expect(() => enforcePicture(container(brand))).toThrow(message);
  });
});
