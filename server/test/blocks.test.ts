import { isForStaff, type AnyEndpoint } from "@vesper/contract/core/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  unaffected,
  refused,
  notFound,
  omitted,
  uncounted,
  type BlockSide,
  type BlockRule,
} from "./blocks.ts";
import type { Person } from "./factories/accounts.ts";
import { buildPendingListing } from "./factories/listings.ts";
import { buildApprovedPicture } from "./factories/media.ts";
import { buildPublicProfile, type TestProfile } from "./factories/profiles.ts";
import { buildApprovedReview } from "./factories/reviews.ts";
import { announceTour } from "./factories/tours.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

/** Creates a person with everything that others can see: profile, tour, listing and picture. */
async function buildBlockSide(name: string): Promise<BlockSide> {
  const profile = await buildPublicProfile(world, admin, {
    name,
    city: "New York",
    country: "United States",
  });
  await announceTour(world, profile.escort, { city: "Oslo", country: "Norway", in: 5 });
  const listing = await buildPendingListing(world, profile.escort, { title: `Evening with ${name}` });
  await world.post(`/admin/products/${listing.id}/approve`, undefined, admin);
  const pictureId = await buildApprovedPicture(world, profile.escort, admin, { fields: { title: name } });
  return { name, person: profile.escort, profile, listing, pictureId };
}

const [blocker, blocked] = [await buildBlockSide("Quirina Blocker"), await buildBlockSide("Zephyra Blocked")];
const thirdProfile: TestProfile = await buildPublicProfile(world, admin, {
  name: "Third Person",
  city: "New York",
});
const stranger: Person = await world.escort();
const pair: Record<string, string> = {};
const followChoices = { tours: true, available: true, pictures: true };

/** Before the block, the two have exchanged messages and have reviewed and favorited each other. */
beforeAll(async () => {
  const recipientId = blocked.person.id;
  const { body } = await world.post("/chat/conversations/private", { recipientId }, blocker.person);
  pair["conversation"] = body.data._id;
  for (const [one, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    const about = await buildApprovedReview(world, admin, other.profile, one.person);
    pair[`review by ${one.name}`] = about;
    await buildApprovedReview(world, admin, thirdProfile, one.person, { title: `From ${one.name}` });
    await world.post(`/favorites/${other.profile.id}`, undefined, one.person);
    await world.put(`/follows/${other.profile.id}`, followChoices, one.person);
  }
  await world.post(`/blocks/${blocked.person.id}`, undefined, blocker.person);
});

const toConversationPath = (rest: string) => () => `/chat/conversations/${pair["conversation"]}${rest}`;
const toReviewPath = (other: BlockSide, rest: string) => `/reviews/${pair[`review by ${other.name}`]}${rest}`;
const reviews = "/reviews/escort-profiles/:id/reviews";
const review = { rating: 3, title: "Again", body: "Something to say." };

/** Expected effect of a block on each endpoint. A new endpoint needs an entry here. */
const rules: Record<string, BlockRule | BlockRule[]> = {
  // Search, lists and suggestions omit each person for the other.
  "GET /escort-profile/public": omitted("/escort-profile/public"),
  "GET /escort-profile/search": [
    omitted("/escort-profile/search?sortBy=name"),
    omitted((other) => `/escort-profile/search?q=${encodeURIComponent(other.name)}`),
  ],
  "GET /escort-profile/by-category/:slug": omitted("/escort-profile/by-category/new-york"),
  "GET /escort-profile/by-tag/:slug": omitted("/escort-profile/by-tag/new"),
  "GET /escort-profile/:id/similar": [
    omitted(() => `/escort-profile/${thirdProfile.id}/similar`),
    refused((other) => `/escort-profile/${other.profile.id}/similar`),
  ],
  "GET /taxonomies/:kind/people": [
    omitted("/taxonomies/categories/people"),
    omitted("/taxonomies/tags/people"),
  ],
  "GET /cities": uncounted("/cities"),
  "GET /cities/:slug": [omitted("/cities/new-york"), uncounted("/cities/new-york")],
  "GET /cities/:slug/profiles": omitted("/cities/new-york/profiles"),
  "GET /arrivals": omitted("/arrivals?near=59.91273,10.74609"),
  "GET /search-suggestions": [uncounted("/search-suggestions"), uncounted("/search-suggestions?q=new+york")],
  "GET /products": omitted("/products"),
  "GET /categories/:category/products": omitted("/categories/new-york/products"),
  "GET /tags/:tag/products": omitted("/tags/new/products"),
  "GET /media/popular": omitted("/media/popular"),
  "GET /favorites": omitted("/favorites", { isOwnList: true }),
  "GET /favorites/compare": omitted((other) => `/favorites/compare?ids=${other.profile.id}`, {
    isOwnList: true,
  }),
  "GET /follows": omitted("/follows", { isOwnList: true }),
  "POST /escort-profile/cards": omitted("/escort-profile/cards", {
    body: (other: BlockSide) => ({ ids: [other.profile.id] }),
  }),
  "GET /reviews": omitted("/reviews", { isOwnList: true }),
  "GET /chat/conversations": omitted("/chat/conversations", { isOwnList: true }),
  "GET /chat/unread": omitted("/chat/unread", { isOwnList: true }),

  // The blocker is refused access to the other person's items; for the blocked person they are not found.
  "GET /escort-profile/:slugOrId": [
    refused((other) => `/escort-profile/${other.profile.slug}`),
    refused((other) => `/escort-profile/${other.profile.id}`),
  ],
  "POST /escort-profile/:id/contacts": refused((other) => `/escort-profile/${other.profile.id}/contacts`),
  "POST /escort-profile/:id/view": refused((other) => `/escort-profile/${other.profile.id}/view`),
  "GET /media/:id": refused((other) => `/media/${other.pictureId}`),
  "POST /media/:id/like": refused((other) => `/media/${other.pictureId}/like`),
  "POST /media/:id/view": refused((other) => `/media/${other.pictureId}/view`),
  [`GET ${reviews}`]: [
    refused((other) => reviews.replace(":id", other.profile.id)),
    omitted(() => reviews.replace(":id", thirdProfile.id)),
  ],
  [`POST ${reviews}`]: refused((other) => reviews.replace(":id", other.profile.id), { body: review }),
  "POST /chat/conversations/private": refused("/chat/conversations/private", {
    body: (other: BlockSide) => ({ recipientId: other.person.id }),
  }),
  "GET /chat/conversations/with/:userId": refused((other) => `/chat/conversations/with/${other.person.id}`),
  "GET /chat/conversations/:id": refused(toConversationPath(""), { isBetweenThem: true }),
  "GET /chat/conversations/:id/messages": refused(toConversationPath("/messages"), { isBetweenThem: true }),
  "POST /chat/conversations/:id/read": refused(toConversationPath("/read"), {
    isBetweenThem: true,
    body: {},
  }),
  "POST /chat/conversations/:id/accept": refused(toConversationPath("/accept"), { isBetweenThem: true }),
  "POST /chat/conversations/:id/decline": refused(toConversationPath("/decline"), { isBetweenThem: true }),

  // Items requested by URL are not found for either person.
  "GET /products/:slug": notFound((other) => `/products/${other.listing.slug}`),
  "GET /products/id/:id": notFound((other) => `/products/id/${other.listing.id}`),
  "POST /favorites/:id": notFound((other) => `/favorites/${other.profile.id}`),
  "GET /favorites/:id/count": notFound((other) => `/favorites/${other.profile.id}/count`),
  "PUT /follows/:id": notFound((other) => `/follows/${other.profile.id}`, { body: followChoices }),
  "POST /reviews/:id/reply": notFound((other) => toReviewPath(other, "/reply"), {
    isBetweenThem: true,
    body: { text: "Thank you." },
  }),
  "DELETE /reviews/:id/reply": notFound((other) => toReviewPath(other, "/reply"), { isBetweenThem: true }),

  // Endpoints for the caller's own data, which involve no other person.
  ...unaffected("one's own account", [
    "POST /auth/register",
    "POST /auth/login",
    "POST /auth/refresh",
    "POST /auth/logout",
    "GET /auth/me",
    "PUT /auth/me/profile",
    "PUT /auth/me/settings",
    "POST /auth/change-password",
    "POST /auth/forgot-password",
    "POST /auth/reset-password",
    "POST /auth/verify-email",
    "POST /auth/undo-email",
    "POST /auth/undo-two-factor",
    "POST /auth/reauthenticate",
    "DELETE /auth/me/pending-email",
    "POST /auth/confirm-email",
    "POST /auth/keep-email",
    "POST /auth/resend-verification",
    "GET /auth/sessions",
    "DELETE /auth/sessions",
    "DELETE /auth/sessions/:id",
    "DELETE /auth/me/intent",
    "GET /auth/me/export",
    "DELETE /auth/me",
    "POST /auth/reopen",
    "POST /auth/me/avatar",
    "DELETE /auth/me/avatar",
    "POST /auth/me/archive",
    "GET /auth/me/archive",
    "GET /auth/me/archive/link",
    "POST /auth/2fa/setup",
    "POST /auth/2fa/enable",
    "POST /auth/2fa/disable",
    "GET /auth/second-factor",
    "GET /auth/passkeys",
    "POST /auth/passkeys",
    "PUT /auth/passkeys/:id",
    "DELETE /auth/passkeys/:id",
    "POST /auth/passkeys/options",
    "POST /auth/passkeys/sign-in/options",
    "POST /auth/passkeys/sign-in",
    "POST /auth/passkeys/check/options",
    "POST /auth/passkeys/check",
    "POST /auth/recovery-codes",
    "GET /activity",
    "GET /notifications",
    "POST /notifications/clear",
    "GET /push/key",
    "POST /push/subscriptions",
    "DELETE /push/subscriptions",
    "GET /notices",
    "POST /notices/:id/appeal",
    "POST /appeals",
    "POST /appeals/read",
    "POST /chat/unread/clear",
    "GET /verification",
    "POST /verification",
    "POST /verification/documents",
    "DELETE /verification",
  ]),
  ...unaffected("one's own profile, listings, pictures and searches", [
    "POST /escort-profile",
    "GET /escort-profile/my-profile",
    "PUT /escort-profile/my-profile",
    "DELETE /escort-profile/my-profile",
    "POST /escort-profile/my-profile/resubmit",
    "POST /escort-profile/my-profile/available",
    "DELETE /escort-profile/my-profile/available",
    "GET /escort-profile/my-profile/stats",
    "GET /escort-profile/my-profile/exposure",
    "GET /escort-profile/my-profile/tours",
    "POST /escort-profile/my-profile/tours",
    "PUT /escort-profile/my-profile/tours/:id",
    "DELETE /escort-profile/my-profile/tours/:id",
    "GET /supplier/products",
    "GET /supplier/products/:id",
    "POST /supplier/products",
    "PUT /supplier/products/:id",
    "DELETE /supplier/products/:id",
    "POST /supplier/products/:id/submit",
    "POST /supplier/products/:id/images",
    "DELETE /supplier/products/:id/images/:imageId",
    "POST /media/upload",
    "POST /media/:id/poster",
    "GET /media/my-media",
    "GET /media/my-media/counts",
    "PUT /media/:id",
    "DELETE /media/:id",
    "POST /media/:id/submit",
    "POST /media/:id/retry",
    "PUT /media/order",
    "GET /saved-searches",
    "POST /saved-searches",
    "PUT /saved-searches/:id",
    "DELETE /saved-searches/:id",
    "POST /saved-searches/off",
    "PUT /follows/settings",
    "POST /follows/off",
    "GET /escort-profile/my-profile/followers",
  ]),
  ...unaffected("what one has said or kept, which stays one's own to change or let go", [
    "PUT /reviews/:id",
    "DELETE /reviews/:id",
    "DELETE /favorites/:id",
    "GET /favorites/statuses",
    "GET /favorites/:id/status",
    "PUT /favorites/:id/note",
    "DELETE /follows/:id",
    "GET /follows/:id/status",
  ]),
  ...unaffected("blocks themselves: anybody may block, and sees whom they have blocked", [
    "POST /blocks/:userId",
    "DELETE /blocks/:userId",
    "GET /blocks",
  ]),
  ...unaffected("safety: a block does not prevent reports or contact messages", [
    "POST /reports",
    "POST /reports/intimate-images",
    "POST /reports/intimate-images/confirm",
    "POST /contact",
  ]),
  ...unaffected("the age check: it names nobody, and concerns oneself alone", [
    "GET /age/checks/:id",
    "GET /age/options",
    "GET /age/proof",
    "PUT /age/proof",
    "DELETE /age/proof",
    "POST /age/pass",
  ]),
  ...unaffected("setup: there is nobody yet", [
    "GET /setup",
    "POST /setup/open",
    "PUT /setup/site",
    "PUT /setup/operator",
    "PUT /setup/mail",
    "DELETE /setup/mail",
    "POST /setup/mail/test",
    "PUT /setup/rules",
    "POST /setup/finish",
  ]),
  ...unaffected("numbers and words of the site, which name nobody", [
    "POST /escort-profile/impressions",
    "GET /exchange-rates",
    "GET /places",
    "GET /site",
    "GET /site/legal",
    "GET /site/retention",
    "GET /taxonomies/categories",
    "GET /taxonomies/services",
    "GET /taxonomies/tags",
    "GET /transparency",
  ]),
};

const toEndpointName = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
/** Staff see everyone. */
const coveredEndpoints = world.http.endpoints.filter(({ policy }) => !isForStaff(policy));

const cases = Object.entries(rules).flatMap(([name, ruled]) =>
  [ruled].flat().flatMap((rule) => (rule.kind === "own" ? [] : [{ name, rule }])),
);

type Counted = { profileCount: number };
/** The counts of suggested places, of all cities, or of one city. */
const sumCounts = ({ data }: { data: Counted | Counted[] | { places: Counted[] } }) =>
  ("places" in data ? data.places : [data].flat()).reduce((sum, { profileCount }) => sum + profileCount, 0);

const sides = [
  { who: blocker, other: blocked, error: "blocked", status: 403 },
  { who: blocked, other: blocker, error: "not_found", status: 404 },
];

describe("a block", () => {
  it("has a rule for every endpoint", () => {
    const known = new Set(coveredEndpoints.map(toEndpointName));

    expect(coveredEndpoints.map(toEndpointName).filter((name) => !(name in rules))).toEqual([]);
    expect(Object.keys(rules).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(cases)("applies to $name: $rule.kind", async ({ name, rule }) => {
    const method = name.split(" ")[0] as "GET";
    for (const { who, other, error, status } of sides) {
      const call = (person: Person) => world.call(method, rule.path(other), rule.body?.(other), person);
      const answer = await call(who.person);
      if (rule.kind === "left out") {
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toContain(other.name);
        if (!rule.isOwnList) expect(JSON.stringify((await call(stranger)).body)).toContain(other.name);
        continue;
      }
      if (rule.kind === "not counted") {
        expect(sumCounts(answer.body)).toBe(sumCounts((await call(stranger)).body) - 1);
        continue;
      }
      const expected = rule.kind === "gone" ? { error: "not_found", status: 404 } : { error, status };
      expect({ error: answer.body.error, status: answer.status }).toEqual(expected);
      // Control: the call succeeds for a person who is not part of the block.
      if (!rule.isBetweenThem) expect((await call(stranger)).status).toBeLessThan(400);
    }
  });
});
