import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { drawnWidths, listPictures, picturesFolder } from "../src/pictures.ts";
import { exhibits } from "./exhibits.ts";

it("lists every picture exactly as `npm run draw-demo` draws it", () => {
  const listed = listPictures().map(({ email, position, title, state, folder }) => ({
    email,
    position,
    title,
    state,
    folder,
  }));

  expect(listed).toEqual(exhibits.map(({ picture: _picture, ...exhibit }) => exhibit));
});

it("matches the picture files on disk", () => {
  const expected = listPictures().flatMap(({ folder }) =>
    drawnWidths.flatMap((width) => [`${folder}/${width}.avif`, `${folder}/${width}.webp`]),
  );
  const people = new URL("people/", picturesFolder);
  const files = readdirSync(people, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.\w+$/.test(path),
  );

  expect(new Set(files)).toEqual(new Set(expected));
});
