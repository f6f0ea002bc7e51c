import { canaryTexts, type Canaries } from "./canaries.ts";

const card = ["name", "picture address", "slug"];
const listing = ["listing", "listingSlug", "name", "picture address", "slug"];
const reviews = ["reply", "review"];
const profile = ["about", "name", "picture address", "slug", "video address"];
const contacts = ["phone", "telegram"];
const chatPartner = ["avatar address", "name", "slug"];

/** Pages that show people, with the canaries on each: the crawl fails if it does not reach them. */
export const shownByPages = ({ profile: { id, tag } }: Canaries): Record<string, string[]> => ({
  "/": card,
  "/categories": ["picture address"],
  "/category/new-york": card,
  "/tags": ["picture address"],
  [`/tag/${tag}`]: card,
  "/search": card,
  "/city/new-york-city": card,
  [`/escort/${canaryTexts.slug}`]: [...profile, ...reviews, "listing", "listingSlug"].toSorted(),
  [`/listing/${canaryTexts.listingSlug}`]: listing,
  [`/report/profile/${id}`]: ["name"],
});

/** Pages that are shown without people before a proof of age. A report must not wait for one. */
export const textPages: readonly RegExp[] = [/^\/categories$/, /^\/tags$/, /^\/report\//];

/** Calls that show other people to a visitor or a member. A copy of one's data names the people one dealt with. */
export const shownToOthers: Record<string, string[]> = {
  "GET /arrivals": card,
  "GET /auth/me/export": ["message", ...card, ...reviews].toSorted(),
  "GET /categories/:category/products": listing,
  "GET /chat/conversations": [...chatPartner, "message"].toSorted(),
  "GET /chat/conversations/:id": [...chatPartner, "message"].toSorted(),
  "GET /chat/conversations/:id/messages": ["avatar address", "message", "name"],
  "GET /chat/conversations/with/:userId": [...chatPartner, "message"].toSorted(),
  "GET /chat/unread": ["message", "name"],
  "GET /cities/:slug": card,
  "GET /cities/:slug/profiles": card,
  "GET /escort-profile/:slugOrId": [...profile, ...contacts].toSorted(),
  "GET /escort-profile/by-category/:slug": card,
  "GET /escort-profile/by-tag/:slug": card,
  "GET /escort-profile/public": card,
  "GET /escort-profile/search": card,
  "GET /favorites": card,
  "GET /favorites/compare": card,
  "GET /follows": card,
  "GET /media/:id": ["name", "picture address", "video address"],
  "GET /media/popular": ["name", "picture address", "video address"],
  "GET /products": listing,
  "GET /products/:slug": listing,
  "GET /products/id/:id": listing,
  "GET /reviews": [...card, ...reviews].toSorted(),
  "GET /reviews/escort-profiles/:id/reviews": reviews,
  "GET /taxonomies/:kind/people": ["picture address"],
  "POST /escort-profile/:id/contacts": contacts,
  "POST /escort-profile/cards": card,
};
