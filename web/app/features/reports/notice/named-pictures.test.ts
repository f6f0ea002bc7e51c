import { expect, it } from "vitest";
import { findPictureId } from "./named-pictures.ts";

const origin = "https://vesper.test";
const id = "01900000-0000-7000-8000-000000000000";

it.each([
  [`https://vesper.test/media/${id}/1280.webp`, id],
  [` /media/${id} `, id],
  [`https://elsewhere.test/media/${id}/1280.webp`, null],
  ["/media/new", null],
  ["/escort/celia", null],
])("extracts from %j the picture id %j", (address, found) => {
  expect(findPictureId(address, origin)).toBe(found);
});
