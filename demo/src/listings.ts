import {
  approveListing,
  createListing,
  setListingImages,
  listOwnListings,
  rejectListing,
  submitListing,
} from "@vesper/server/modules/listings";
import { getOwnProfile } from "@vesper/server/modules/profiles";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";
import { demoListings, type DemoListing } from "./world/demo-listings.ts";
import { createTermResolver } from "./world/terms.ts";

/** Creates listings in every state: public, pending, rejected and draft. */
export async function makeDemoListings(ctx: Context): Promise<void> {
  const admin = await actAs(ctx, "admin@vesper.test");
  const terms = createTermResolver(ctx);
  for (const { email, days, status, category, tags, ...draft } of demoListings) {
    const then = await actAs(rewindClock(ctx, days), email);
    const { currency } = await getOwnProfile(then);
    const { title, description, price } = draft;
    const chosen = await terms({ category, tags: [...tags] });
    const { id } = await createListing(then, { title, description, price, currency, ...chosen, images: [] });
    if (status === "draft") continue;
    await submitListing(then, id);
    const decided = rewindClock(admin, days * 0.9);
    if (status === "approved") await approveListing(decided, id);
    if (status === "rejected") await rejectListing(decided, id, rejection);
  }
}

const rejection = {
  reason: "Please say how long it takes and what's included, so there are no surprises.",
  category: "other",
} as const;

/** Attaches some of the owner's pictures to each listing. */
export async function attachListingPictures(ctx: Context): Promise<void> {
  for (const email of new Set(demoListings.map((offer) => offer.email))) {
    const owner = await actAs(ctx, email);
    const { images } = await getOwnProfile(owner);
    const { rows } = await listOwnListings(owner, { page: 1, limit: 100 });
    for (const { id, title } of rows) {
      const offer = demoListings.find((one) => one.email === email && one.title === title);
      if (offer) await setListingImages(owner, id, pickPictures(offer, images));
    }
  }
}

const pickPictures = ({ pictures }: DemoListing, images: readonly { id: string }[]) =>
  pictures.flatMap((place) => images[place]?.id ?? []);
