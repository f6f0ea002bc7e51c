import { toImageAddress } from "@vesper/contract/media/image-address";
import { expect } from "vitest";
import { createWorld } from "../world.ts";
import { mediaActs } from "./media-acts.ts";
import {
  countByStatus,
  createMediaModel,
  isVisible,
  listLibrary,
  type MediaModel,
  type Picture,
} from "./media-model.ts";
import { createMediaSite, type MediaSite } from "./media-site.ts";
import { checkModel, type RunOptions } from "./model.ts";

/** Upload, processing, review, order and visibility of one escort's pictures. */
export async function checkMedia(options: RunOptions): Promise<void> {
  const world = await createWorld();
  world.clock.freeze();
  try {
    await checkModel(
      {
        acts: mediaActs,
        async create() {
          const [admin, member, rival] = [await world.admin(), await world.user(), await world.escort()];
          const site = await createMediaSite(world, { admin, member, rival });
          return { model: createMediaModel(site.firstId), real: site };
        },
        expectSame,
      },
      options,
    );
  } finally {
    await world.close();
  }
}

async function expectSame(model: MediaModel, site: MediaSite): Promise<void> {
  const { world, owner } = site;
  const library = await world.get("/media/my-media?limit=100", owner);
  const counts = await world.get("/media/my-media/counts", owner);
  expect(library.body.data).toHaveLength(model.pictures.length);
  expect(library.body.data).toMatchObject(
    listLibrary(model).map(({ id, isLiked, ...picture }) => ({
      _id: id,
      likeCount: isLiked ? 1 : 0,
      ...picture,
    })),
  );
  expect(counts.body.data).toEqual(countByStatus(model));

  for (const picture of model.pictures) await expectSameAccess(model, site, picture);
  for (const id of model.deleted) expect((await world.get(`/media/${id}`, owner)).status).toBe(404);
}

/** The owner and staff open every picture; a visitor, a member and another escort only what is public. */
async function expectSameAccess(
  model: MediaModel,
  { world, owner, admin, member, rival }: MediaSite,
  picture: Picture,
) {
  const path = `/media/${picture.id}`;
  const seen = isVisible(model, picture) ? 200 : 404;
  for (const who of [owner, admin]) expect((await world.get(path, who)).status).toBe(200);
  for (const who of [null, member, rival]) expect((await world.get(path, who)).status).toBe(seen);
  const file = await world.http.inject({ url: toImageAddress(picture.id, 320, "webp") });
  expect(file.statusCode).toBe(seen);
}
