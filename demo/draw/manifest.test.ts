import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { drawnWidths, listPictures, picturesFolder } from "../src/pictures.ts";
import { publicCast } from "../src/world/cast.ts";
import { toEmail } from "../src/world/draft.ts";
import { exhibits } from "./exhibits.ts";

// The demo escort joined after 20 others of the public cast.
const celestePlace = 20;

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

it("gives no two neighbors in the feed the same scene, in rows of up to five cards", () => {
  const newestFirst = publicCast.map(toEmail).toReversed();
  const feed = newestFirst.toSpliced(celestePlace, 0, "escort@vesper.test");
  const scenes = feed.map(
    (email) => exhibits.find((one) => one.email === email && one.position === 0)?.picture.scene,
  );

  const repeats = scenes.flatMap((scene, index) =>
    scenes.slice(index + 1, index + 6).includes(scene) ? [feed[index]] : [],
  );
  expect(repeats).toEqual([]);
});
