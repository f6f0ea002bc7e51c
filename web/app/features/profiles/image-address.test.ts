import { imageAddress, imageFormats, imageWidths } from "@vesper/contract/images";
import { expect, it } from "vitest";
import { addressOf, formats, sourcesOf } from "./image-address.ts";

it("speaks of the same files as the contract", () => {
  expect(formats).toEqual(imageFormats);
  expect(addressOf("a", 640, "webp")).toBe(imageAddress("a", 640, "webp"));
  expect(sourcesOf("a", "avif").split(", ")).toEqual(
    imageWidths.map((width) => `${imageAddress("a", width, "avif")} ${width}w`),
  );
});
