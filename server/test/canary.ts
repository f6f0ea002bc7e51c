import type { Person } from "./factories/accounts.ts";
import { buildPendingListing } from "./factories/listings.ts";
import { buildApprovedPicture, buildPhoto, uploadFile } from "./factories/media.ts";
import { buildProfileDraft, buildPublicProfile, type TestProfile } from "./factories/profiles.ts";
import { buildApprovedReview } from "./factories/reviews.ts";
import { announceTour } from "./factories/tours.ts";
import type { World } from "./world.ts";

/** Account name that no other member may ever see, shared by all people under test. */
export const canary = "Xanthippe Quillfeather";
export const leakPattern = /xanthippe|quillfeather/i;

type Readers = Record<"user" | "vip" | "escort" | "supplier" | "visitor", Person | null>;

/** The city is also a category, so that the profile is found by it. */
const place = { city: "New York", country: "United States" };

async function buildCanaryEscort(world: World, admin: Person, draft: object): Promise<TestProfile> {
  const escort = await world.user({ name: canary, roles: ["escort"] });
  const { body } = await world.post("/escort-profile", buildProfileDraft({ ...place, ...draft }), escort);
  await world.post(`/admin/escort-profiles/${body.data._id}/approve`, undefined, admin);
  return { id: body.data._id, slug: body.data.slug, escort };
}

const openConversation = async (world: World, one: Person, other: Person): Promise<string> =>
  (await world.post("/chat/conversations/private", { recipientId: other.id }, one)).body.data._id;

/**
 * Creates three people with the canary as their account name: one with a public profile and all kinds of public
 * content, one with a hidden profile, one without a profile. There is also one reader for each role except admin:
 * `user` and `escort` know the three, the others do not.
 */
export async function buildCanaries(world: World) {
  const admin = await world.admin();
  const luna = await buildCanaryEscort(world, admin, { name: "Luna Working" });
  const hidden = await buildCanaryEscort(world, admin, { name: "Hidden Working" });
  const unlisted = await world.user({ name: canary, roles: ["escort"] });
  const vera = await buildPublicProfile(world, admin, { name: "Vera", ...place });
  const readers = {
    user: await world.user(),
    vip: await world.user({ roles: ["vip"] }),
    escort: vera.escort,
    supplier: await world.user({ roles: ["supplier"] }),
  };
  const { user } = readers;

  await uploadFile(world, luna.escort, await buildPhoto(), { path: "/auth/me/avatar" });
  const pictureId = await buildApprovedPicture(world, luna.escort, admin);
  await announceTour(world, luna.escort, { city: "Oslo", country: "Norway", in: 5 });
  const listing = await buildPendingListing(world, luna.escort);
  await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);

  const reviews = [
    await buildApprovedReview(world, admin, luna, user),
    await buildApprovedReview(world, admin, vera, luna.escort),
    await buildApprovedReview(world, admin, vera, hidden.escort),
    await buildApprovedReview(world, admin, vera, unlisted, { isAnonymous: true }),
    await buildApprovedReview(world, admin, vera, user),
  ];
  const { id: ownListing } = await buildPendingListing(world, vera.escort);
  await world.post(`/reviews/${reviews[0]}/reply`, { text: "Thank you." }, luna.escort);
  await world.post(`/favorites/${luna.id}`, undefined, user);
  await world.post(`/favorites/${listing.id}`, undefined, user);
  await world.put(`/follows/${luna.id}`, { tours: true, available: true, pictures: true }, user);
  await world.put("/follows/settings", { alerts: "instant" }, user);
  const search = { name: "X", query: { location: place.city }, alerts: "instant" };
  await world.post("/saved-searches", search, user);

  const conversations = [
    await openConversation(world, user, luna.escort),
    await openConversation(world, user, hidden.escort),
    await openConversation(world, unlisted, vera.escort),
    await openConversation(world, luna.escort, vera.escort),
  ];
  await world.put("/escort-profile/my-profile", { isPublic: false }, hidden.escort);

  return {
    admin,
    vera,
    luna,
    people: [luna.escort, hidden.escort, unlisted],
    readers: { ...readers, visitor: null } satisfies Readers,
    pair: { user, escort: vera.escort },
    conversations,
    /** Every value that can stand in a path. */
    pool: [
      luna.escort.id,
      hidden.escort.id,
      unlisted.id,
      luna.id,
      luna.slug,
      hidden.id,
      vera.id,
      pictureId,
      ownListing,
      listing.id,
      listing.slug,
      ...reviews,
      ...conversations,
      "new-york",
      "new",
      "categories",
      "tags",
    ],
    pictureId,
  };
}
export type Canaries = Awaited<ReturnType<typeof buildCanaries>>;
