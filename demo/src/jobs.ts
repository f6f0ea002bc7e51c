import { keepPicture, listOwn, reviewMedia } from "@vesper/server/modules/media";
import { getOwnProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { enqueue, job } from "@vesper/server/platform/jobs/jobs";
import { Problem } from "@vesper/server/platform/problem";
import { as } from "./as.ts";
import { drawDemoAvatar } from "./avatars.ts";
import { illustrateDemoListings } from "./listings.ts";
import { makeDemoNotice } from "./notices.ts";
import { drawPicture } from "../draw/draw-picture.ts";
import { renderPicture } from "../draw/render-picture.ts";
import { makeDemoVerifications } from "./verifications.ts";
import { exhibits, type Exhibit } from "../draw/exhibits.ts";

/** What a visitor sees first is drawn before what only admins see. */
const firstRows = 12;

/** Draws one picture and asks for the next: whoever visits meanwhile never waits for more than one. */
export const drawPictures = job<{ next: number }>({
  name: "demo.draw",
  async run(ctx, { next }) {
    if (next === 0) await drawDemoAvatar(ctx);
    if (next === firstRows) await makeDemoVerifications(ctx);
    const exhibit = exhibits[next];
    if (!exhibit) return;
    if (await isWanted(ctx, exhibit)) {
      await draw(ctx, exhibit);
      await illustrateDemoListings(ctx, exhibit.email);
    }
    await enqueue(ctx, drawPictures, { next: next + 1 }, { once: `${next + 1}` });
  },
});

export const demoJobs = [drawPictures];

/** Not when the job already ran once, nor when whoever plays with the demo has deleted the profile. */
async function isWanted(ctx: Context, { email, title }: Exhibit): Promise<boolean> {
  try {
    const owner = await as(ctx, email);
    await getOwnProfile(owner);
    const { rows } = await listOwn(owner, { sort: "own", page: 1, limit: 100 });
    return rows.every((row) => row.title !== title);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** As what it comes before anybody has looked at it. */
const statusOf = (state: Exhibit["state"]) =>
  state === "rejected" ? "pending" : state === "noticed" ? "approved" : state;

async function draw(ctx: Context, { email, position, title, picture, state }: Exhibit): Promise<void> {
  const owner = await as(ctx, email);
  const id = await keepPicture(ctx, {
    ownerId: owner.viewer.userId,
    bytes: await renderPicture(drawPicture(picture)),
    title,
    isPrimary: position === 0,
    position,
    status: statusOf(state),
  });
  if (state === "noticed") await makeDemoNotice(ctx, id);
  if (state !== "rejected") return;
  await reviewMedia(await as(ctx, "admin@vesper.test"), id, {
    status: "rejected",
    reason: "The picture is too dark to see who is in it. Please choose a brighter one.",
    category: "other",
  });
}
