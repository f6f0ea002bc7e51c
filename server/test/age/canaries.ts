import sharp from "sharp";
import type { Person } from "../factories/accounts.ts";
import { buildPendingListing } from "../factories/listings.ts";
import { uploadFile } from "../factories/media.ts";
import { buildProfileDraft } from "../factories/profiles.ts";
import { buildApprovedReview } from "../factories/reviews.ts";
import { announceTour } from "../factories/tours.ts";
import { buildVideo } from "../factories/videos.ts";
import type { World } from "../world.ts";

/** Texts and numbers that occur nowhere else, so that each one found says what was shown. */
export const canaryTexts = {
  name: "Zephyrine Hallowquist",
  slug: "zephyrine-hallowquist",
  about: "marigold lighthouse",
  phone: "+4722850077",
  telegram: "zephquistline",
  review: "perihelion teacups",
  reply: "velvet sextant",
  listing: "Gingham observatory",
  listingSlug: "gingham-observatory",
  message: "cobalt hedgerow",
};

/** Noise, so that no two pictures are alike and every stored file has bytes of its own. */
const buildNoise = () =>
  sharp({
    create: {
      width: 240,
      height: 320,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

async function addMedia(world: World, escort: Person, admin: Person, bytes: Uint8Array): Promise<string> {
  const { body } = await uploadFile(world, escort, bytes);
  const { _id: id } = body.data;
  await world.jobs.drain();
  await world.post(`/media/${id}/submit`, undefined, escort);
  await world.put(`/admin/media/${id}/review`, { status: "approved" }, admin);
  return id;
}

async function addVideo(world: World, escort: Person, admin: Person): Promise<string> {
  const { body } = await uploadFile(world, escort, await buildVideo("mp4"), { filename: "evening.mp4" });
  const { _id: id } = body.data;
  await uploadFile(world, escort, await buildNoise(), { path: `/media/${id}/poster`, fields: {} });
  await world.jobs.drain();
  await world.post(`/media/${id}/submit`, undefined, escort);
  await world.put(`/admin/media/${id}/review`, { status: "approved" }, admin);
  return id;
}

async function buildEscort(world: World, admin: Person) {
  const escort = await world.escort();
  const tags = (await world.get("/taxonomies/tags")).body.data as { _id: string; slug: string }[];
  const draft = buildProfileDraft({
    name: canaryTexts.name,
    // The city is also a category, so that the profile is found by it.
    city: "New York",
    country: "United States",
    aboutMe: `I keep a ${canaryTexts.about}.`,
    phoneNumber: canaryTexts.phone,
    telegram: canaryTexts.telegram,
    tags: tags.slice(0, 1).map(({ _id }) => _id),
  });
  const { body } = await world.post("/escort-profile", draft, escort);
  await world.post(`/admin/escort-profiles/${body.data._id}/approve`, undefined, admin);
  return { escort, id: body.data._id as string, tag: tags[0]?.slug ?? "" };
}

/**
 * Builds one person with everything that the site shows of people, each part recognizable, and a member who has read,
 * kept and reviewed all of it.
 */
export async function buildCanaries(world: World) {
  const [admin, member, moderator] = [
    await world.admin(),
    await world.user(),
    await world.user({ roles: ["moderator"] }),
  ];
  const profile = await buildEscort(world, admin);
  const { escort } = profile;
  await uploadFile(world, escort, await buildNoise(), { path: "/auth/me/avatar" });
  const avatar: string = (await world.get("/auth/me", escort)).body.data.profileImageUrl;
  const picture = await addMedia(world, escort, admin, await buildNoise());
  const video = await addVideo(world, escort, admin);
  const draft = (await uploadFile(world, escort, await buildNoise())).body.data._id as string;
  await world.jobs.drain();
  const listing = await buildPendingListing(world, escort, { title: canaryTexts.listing, images: [picture] });
  await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);
  await announceTour(world, escort, { city: "Oslo", country: "Norway", in: 5 });
  const review = await buildApprovedReview(world, admin, profile, member, {
    body: `Such ${canaryTexts.review}.`,
  });
  await world.post(`/reviews/${review}/reply`, { text: `A ${canaryTexts.reply}.` }, escort);
  await world.post(`/favorites/${profile.id}`, undefined, member);
  await world.put(`/follows/${profile.id}`, { tours: true, available: true, pictures: true }, member);
  const opened = await world.post("/chat/conversations/private", { recipientId: escort.id }, member);
  return {
    admin,
    moderator,
    member,
    escort,
    profile,
    listing,
    picture,
    /** A picture that no moderator has approved. Only its owner and staff may open it, by a signed address. */
    draft,
    video,
    avatar,
    review,
    conversation: opened.body.data._id as string,
  };
}
export type Canaries = Awaited<ReturnType<typeof buildCanaries>>;
