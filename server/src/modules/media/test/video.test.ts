import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { buildPhoto, uploadFile } from "#test/factories/media.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { buildVideo } from "#test/factories/videos.ts";
import { createWorld } from "#test/world.ts";
import { checkMedia } from "../service/tidy.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const { escort, slug } = await buildPublicProfile(world, admin);

const getVideo = async (id: string) => (await world.get(`/media/${id}`, escort)).body.data;
const fetchFile = (url: string, headers: Record<string, string> = {}) => world.http.inject({ url, headers });

describe("a video", () => {
  it.each(["mp4", "webm"] as const)(
    "as %s is kept in a new container without its metadata",
    async (format) => {
      const bytes = await buildVideo(format);
      expect(Buffer.from(bytes).includes("garden")).toBe(true);

      const { status, body } = await uploadFile(world, escort, bytes, { filename: `holiday.${format}` });
      await world.jobs.drain();

      expect([status, body.data.mediaType]).toEqual([201, "video"]);
      const data = await getVideo(body.data._id);
      expect(data).toMatchObject({
        progress: "ready",
        width: 320,
        height: 180,
        duration: 2,
        previewUrl: null,
      });
      const file = await fetchFile(data.url);
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, `video/${format}`]);
      expect(file.rawPayload.includes("garden")).toBe(false);
      expect(await checkMedia(createContext(world.platform))).toEqual([]);
    },
  );

  it("is served in byte ranges for players", async () => {
    const { body } = await uploadFile(world, escort, await buildVideo("mp4"));
    await world.jobs.drain();
    const { url } = await getVideo(body.data._id);
    const whole = await fetchFile(url);

    const part = await fetchFile(url, { range: "bytes=10-19" });

    expect([part.statusCode, part.headers["content-range"]]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    expect((await fetchFile(url, { range: "bytes=999999999-" })).statusCode).toBe(416);
  });

  it("gets a poster from its owner and is never the primary photo", async () => {
    const { body } = await uploadFile(world, escort, await buildVideo("webm"), {
      fields: { title: "Dusk", isPrimary: "true" },
    });
    const id = body.data._id;
    expect(body.data.isPrimary).toBe(false);

    const poster = await uploadFile(world, escort, await buildPhoto(), {
      path: `/media/${id}/poster`,
      fields: {},
    });
    await world.jobs.drain();

    expect(poster.status).toBe(200);
    const data = await getVideo(id);
    expect((await fetchFile(data.previewUrl)).headers["content-type"]).toBe("image/webp");
    expect(await checkMedia(createContext(world.platform))).toEqual([]);
  });

  it("appears on its owner's profile once it is approved", async () => {
    const { body } = await uploadFile(world, escort, await buildVideo("mp4"), {
      fields: { title: "By the lake" },
    });
    const id = body.data._id;
    await world.jobs.drain();
    const shown = async () => (await world.get(`/escort-profile/${slug}`)).body.data.videos;
    expect(await shown()).toEqual([]);

    await world.post(`/media/${id}/submit`, undefined, escort);
    await world.put(`/admin/media/${id}/review`, { status: "approved" }, admin);

    expect(await shown()).toMatchObject([{ _id: id, title: "By the lake", duration: 2, posterUrl: null }]);
    expect((await fetchFile(`/media/${id}/video.mp4`)).statusCode).toBe(200);
  });

  it("accepts only a picture as its poster; pictures have no poster", async () => {
    const { body } = await uploadFile(world, escort, await buildVideo("webm"));
    const picture = await uploadFile(world, escort, await buildPhoto());

    const bad = await uploadFile(world, escort, Buffer.from("<svg/>"), {
      path: `/media/${body.data._id}/poster`,
      fields: {},
    });
    const none = await uploadFile(world, escort, await buildPhoto(), {
      path: `/media/${picture.body.data._id}/poster`,
      fields: {},
    });

    expect([bad.status, none.status]).toEqual([415, 409]);
  });

  it("with a truncated header is refused", async () => {
    const bytes = await buildVideo("mp4");

    expect((await uploadFile(world, escort, bytes.subarray(0, 60))).status).toBe(415);
  });
});
