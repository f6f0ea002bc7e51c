import { v7 as newId } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { smallChanges, drawPicture } from "#test/factories/drawings.ts";
import { uploadFile } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();
const [nora, vera] = [await world.escort(), await world.escort()];

/** Creates a picture that waits for review. */
async function submitted(who: Person, bytes: Buffer): Promise<string> {
  const { body } = await uploadFile(world, who, bytes);
  await world.post(`/media/${body.data._id}/submit`, undefined, who);
  await world.jobs.drain();
  return body.data._id;
}

const again = (bytes: Buffer) => smallChanges["cut at the top"]?.(bytes) ?? Promise.resolve(bytes);
const casesAbout = (id: string) =>
  world.db.selectFrom("cases").selectAll().where("subjectId", "=", id).execute();

describe("a picture that resembles one of another account", () => {
  it("is flagged in the review queue, and the newer one gets a case", async () => {
    const bytes = await drawPicture(1);
    const older = await submitted(nora, bytes);
    const newer = await submitted(vera, await again(bytes));

    const { body } = await world.get("/admin/media/pending?limit=100", admin);
    const [found] = await casesAbout(newer);
    const file = await world.get(`/admin/cases/${found?.id}`, admin);

    expect(body.data).toContainEqual(
      expect.objectContaining({ _id: newer, status: "pending", lookalikes: [older] }),
    );
    expect(file.body.data).toMatchObject({ reason: "impersonation", isHeld: false, reportCount: 0 });
    expect(file.body.data.evidence[0]).toMatchObject({
      kind: "signal",
      text: "Looks like a photo from another account.",
      snapshot: { lookalikes: [older] },
    });
    expect(await casesAbout(older)).toEqual([]);
  });

  it("does not reveal the match to its owner", async () => {
    const bytes = await drawPicture(2);
    await submitted(nora, bytes);
    const newer = await submitted(vera, await again(bytes));

    expect((await world.get(`/media/${newer}`, vera)).body.data.lookalikes).toEqual([]);
  });

  it("can be approved like any other, because signals never decide", async () => {
    const bytes = await drawPicture(3);
    await submitted(nora, bytes);
    const newer = await submitted(vera, await again(bytes));

    const { status } = await world.put(`/admin/media/${newer}/review`, { status: "approved" }, admin);

    expect(status).toBe(200);
  });
});

it("a duplicate picture within one account opens no case", async () => {
  const bytes = await drawPicture(4);
  await submitted(nora, bytes);
  const newer = await submitted(nora, await again(bytes));

  expect(await casesAbout(newer)).toEqual([]);
});

it("older pictures without a fingerprint are backfilled and compared", async () => {
  const bytes = await drawPicture(5);
  const older = await submitted(nora, bytes);
  const newer = await submitted(nora, await again(bytes));
  await world.db.updateTable("media").set({ ownerId: vera.id }).where("id", "=", newer).execute();
  await world.db.deleteFrom("mediaFingerprints").where("mediaId", "in", [older, newer]).execute();
  await world.db.updateTable("media").set({ isFingerprinted: false }).execute();

  await world.jobs.send(world.db, "media.fingerprint", {});
  await world.jobs.drain();

  expect(await casesAbout(newer)).toHaveLength(1);
  expect(await casesAbout(older)).toEqual([]);
});

it("the backfill fingerprints any number of older pictures in one run", async () => {
  const at = world.clock.now();
  const size = { width: 1280, height: 960 };
  const old = { ownerId: nora.id, mediaType: "image", ...size, createdAt: at, updatedAt: at } as const;
  const many = Array.from({ length: 90 }, () => ({ ...old, id: newId() }));
  await world.db.insertInto("media").values(many).execute();

  await world.jobs.send(world.db, "media.fingerprint", {});
  await world.jobs.drain();

  const left = world.db.selectFrom("media").select("id").where("isFingerprinted", "=", false);
  expect(await left.execute()).toEqual([]);
});

it("a fingerprint is deleted with its picture", async () => {
  const id = await submitted(nora, await drawPicture(6));
  const kept = () =>
    world.db.selectFrom("mediaFingerprints").select("bands").where("mediaId", "=", id).execute();
  expect(await kept()).toHaveLength(1);

  await world.delete(`/media/${id}`, nora);

  expect(await kept()).toEqual([]);
});
