import { z } from "zod";
import { anyone, supplier } from "../core/endpoint.ts";
import { Id, list, one, pageQuery, removed } from "../core/envelope.ts";
import { ProfileImage } from "../media/images.ts";
import { limits } from "../core/limits.ts";
import { Rate } from "./profile-rates.ts";
import { ProfileCategory, ProfileTag } from "./profiles.ts";
import { CurrencyCode } from "./rates.ts";
import { QueueSort } from "../moderation/queues.ts";
import { Rejection, reviewEndpoints, ExpectedVersion } from "../moderation/review-endpoints.ts";
import { Slug, text } from "../core/text.ts";

export const ListingStatus = z.enum(["draft", "pending", "approved", "rejected"]);
export type ListingStatus = z.output<typeof ListingStatus>;

const textFields = {
  title: text(limits.title.max, 1),
  description: text(limits.listing.description, 1),
  /** 0 means price on request. */
  price: Rate,
  currency: CurrencyCode,
};

const selectionFields = {
  categoryId: z.uuid().nullable(),
  tags: z.array(z.uuid()).max(limits.listing.tags),
  /** Pictures in display order: approved public pictures of the supplier, or pictures uploaded for this listing. */
  images: z.array(z.uuid()).max(limits.listing.images),
};

export const ListingDraft = z.object({
  ...textFields,
  /** The site's default currency if absent. */
  currency: textFields.currency.optional(),
  categoryId: selectionFields.categoryId.default(null),
  tags: selectionFields.tags.default([]),
  images: selectionFields.images.default([]),
});
export type ListingDraft = z.output<typeof ListingDraft>;

/** PUT is partial: an absent field keeps its value, `null` clears it. */
export const ListingChange = z.object({ ...textFields, ...selectionFields }).partial();
export type ListingChange = z.output<typeof ListingChange>;

const listingFields = {
  _id: z.uuid(),
  slug: z.string(),
  ...textFields,
  categoryId: ProfileCategory.nullable(),
  tags: z.array(ProfileTag),
  images: z.array(ProfileImage),
  status: ListingStatus,
  supplierId: z.uuid(),
  createdAt: z.iso.datetime(),
};

/** A listing as visitors see it, with its supplier. */
export const Listing = z.object({
  ...listingFields,
  profile: z.object({
    _id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    avatar: z.string().nullable(),
    isIndexed: z.boolean(),
  }),
  updatedAt: z.iso.datetime(),
});
export type Listing = z.output<typeof Listing>;

/** A picture as its supplier sees it. Visitors see it once it is approved; its files exist once it is processed. */
export const OwnListingImage = ProfileImage.extend({
  status: z.enum(["pending", "approved"]),
  url: z.string().nullable(),
  previewUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type OwnListingImage = z.output<typeof OwnListingImage>;

/** A listing as its supplier sees it. */
export const OwnListing = z.object({
  ...listingFields,
  images: z.array(OwnListingImage),
  rejectionReason: z.string().nullable(),
  /** Whether a hold or a decision hides it, regardless of its status. */
  isHidden: z.boolean(),
  /** Whether visitors see it now, taking every hidden reason into account. */
  isListed: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type OwnListing = z.output<typeof OwnListing>;

/** A listing as admins see it, with its supplier. */
export const AdminListing = OwnListing.extend({
  images: listingFields.images,
  supplierId: z.object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** Working name and slug of the supplier, once they have a profile. */
    profile: z.object({ slug: z.string(), name: z.string(), isListed: z.boolean() }).nullable(),
  }),
  submittedAt: z.iso.datetime().nullable(),
});
export type AdminListing = z.output<typeof AdminListing>;

const publicPage = pageQuery(limits.feed.page);

export const listListings = anyone.get(
  "/products",
  "List approved listings of public profiles, newest first",
  {
    query: z.object({
      ...publicPage,
      category: Slug.optional(),
      tag: Slug.optional(),
      supplierId: z.uuid().optional(),
    }),
    response: list(z.array(Listing)),
  },
);

export const getListing = anyone.get("/products/:slug", "Get an approved listing of a public profile", {
  params: z.object({ slug: z.string().min(1).max(limits.slug.max) }),
  response: one(Listing),
});

export const getListingById = anyone.get("/products/id/:id", "Get an approved listing by its ID", {
  params: Id,
  response: one(Listing),
});

export const listListingsByCategory = anyone.get(
  "/categories/:category/products",
  "List listings by category; location categories use the escort's city",
  { params: z.object({ category: Slug }), query: z.object(publicPage), response: list(z.array(Listing)) },
);

export const listListingsByTag = anyone.get(
  "/tags/:tag/products",
  "List listings by tag; `verified`, `new` and `available-now` depend on the escort's profile",
  { params: z.object({ tag: Slug }), query: z.object(publicPage), response: list(z.array(Listing)) },
);

export const listOwnListings = supplier.get(
  "/supplier/products",
  "List your listings in any status, newest first",
  {
    query: z.object({ ...pageQuery(limits.list.adminPage), status: ListingStatus.optional() }),
    response: list(z.array(OwnListing)),
  },
);

export const getOwnListing = supplier.get("/supplier/products/:id", "Get one of your listings", {
  params: Id,
  response: one(OwnListing),
});

export const createListing = supplier.post("/supplier/products", "Create a listing as a draft", {
  body: ListingDraft,
  response: one(OwnListing),
  status: 201,
  isOnce: true,
});

export const updateListing = supplier.put(
  "/supplier/products/:id",
  "Update a listing; an approved one is reviewed again",
  { params: Id, body: ListingChange, response: one(OwnListing) },
);

export const deleteListing = supplier.delete("/supplier/products/:id", "Delete a listing", {
  params: Id,
  response: removed,
});

export const submitListing = supplier.post(
  "/supplier/products/:id/submit",
  "Submit a draft or rejected listing for review",
  { params: Id, response: one(OwnListing) },
);

/** Multipart: `title` and `file`, a picture, in any order. */
export const addListingImage = supplier.post(
  "/supplier/products/:id/images",
  "Upload a photo for a listing and submit it; it is shown once approved (multipart: title, file)",
  {
    params: Id,
    response: one(OwnListing),
    status: 201,
    limit: { calls: 120, seconds: 3600, per: "person" },
    isOnce: true,
  },
);

export const removeListingImage = supplier.delete(
  "/supplier/products/:id/images/:imageId",
  "Remove a photo from a listing; the photo itself is kept",
  { params: Id.extend({ imageId: z.uuid() }), response: one(OwnListing) },
);

const queue = reviewEndpoints("moderate", "/admin/products", AdminListing);

export const adminListListings = queue.list(
  "List listings by status: pending ones by longest wait, others newest first",
  { status: ListingStatus.default("pending"), sort: QueueSort.optional() },
);
export const approveListing = queue.act("approve", "Approve a pending listing", ExpectedVersion.nullish());
export const rejectListing = queue.act(
  "reject",
  "Reject a pending listing; its owner is told why and can submit it again",
  Rejection.extend(ExpectedVersion.shape),
);
