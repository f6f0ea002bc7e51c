import { afterAll, expect, it } from "vitest";
import { imageFormats, imageWidths } from "@vesper/contract/media/image-address";
import { createContext } from "@vesper/server/platform/context";
import { createWorld } from "@vesper/server/test/world";
import { checkMedia } from "../../server/src/modules/media/service/tidy.ts";
import { publicCast } from "./world/cast.ts";

const world = await createWorld({ DEMO_DATA: "on" });
afterAll(() => world.close());

it("shows the month next to every badge", async () => {
  const { body } = await world.get("/escort-profile/search?verified=true&limit=100");
  const details = await Promise.all(
    body.data.map(({ slug }: { slug: string }) => world.get(`/escort-profile/${slug}`)),
  );

  const months = details.map(({ body: { data } }) => data.verifiedIn);

  expect(months.length).toBeGreaterThan(10);
  for (const month of months) expect(month).toMatch(/^\d{4}-\d{2}$/);
});

it("shows a usual reply time of every band", async () => {
  const slugs = ["odette", "marlon", "kenji", "dario"];
  const details = await Promise.all(slugs.map((slug) => world.get(`/escort-profile/${slug}`)));

  expect(details.map(({ body }) => body.data.replyTime)).toEqual(["hour", "hours", "day", "days"]);
});

it("shows every profile with a photo in every width and format", async () => {
  const { body } = await world.get("/escort-profile/search?limit=100");
  const ids: string[] = body.data.map(({ images }: { images: { _id: string }[] }) => images[0]?._id);
  const names = imageWidths.flatMap((width) => imageFormats.map((format) => `${width}.${format}`));
  const files = names.map((name) => world.http.inject({ method: "GET", url: `/media/${ids[0]}/${name}` }));

  expect(ids.length).toBe(publicCast.length + 1);
  expect(ids).not.toContain(undefined);
  expect((await Promise.all(files)).map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
  expect(await checkMedia(createContext(world.platform))).toEqual([]);
});
