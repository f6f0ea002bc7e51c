import { toAmountInput, defaultCurrency } from "@vesper/contract/profiles/money";
import { ListingDraft, type OwnListing } from "@vesper/contract/profiles/listings";
import { z } from "zod";
import type { Picture } from "./picture-choice.tsx";

const { title, description, price, tags, images } = ListingDraft.shape;

/** Accepts "1250", "99.50" and "99,50". */
const amount = z
  .string()
  .trim()
  .min(1, "is required")
  .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/, "must be an amount such as 250 or 99.50")
  .transform((typed) => Number(typed.replace(",", ".")))
  .pipe(price);

/** Form values as entered; parsing them yields the request body. */
export const ListingForm = z.object({
  title,
  description,
  price: amount,
  currency: z.string(),
  /** An empty string means no category. */
  categoryId: z.string().transform((id) => id || null),
  tags,
  images,
});
export type ListingInput = z.input<typeof ListingForm>;
export type ListingForm = z.output<typeof ListingForm>;

export const newListing: ListingInput = {
  title: "",
  description: "",
  price: "",
  currency: defaultCurrency,
  categoryId: "",
  tags: [],
  images: [],
};

export const toListingInput = (listing: OwnListing): ListingInput => ({
  title: listing.title,
  description: listing.description,
  price: toAmountInput(listing.price),
  currency: listing.currency,
  categoryId: listing.categoryId?._id ?? "",
  tags: listing.tags.map(({ _id }) => _id),
  images: listing.images.map(({ _id }) => _id),
});

/**
 * Returns pictures uploaded for this listing that are not approved yet: they are missing from the library but belong
 * to the listing.
 */
export const getPendingPictures = (listing: OwnListing | undefined): Picture[] =>
  (listing?.images ?? [])
    .filter(({ status }) => status === "pending")
    .map(({ _id, alt, previewUrl, colors }) => ({ _id, title: alt, previewUrl, colors, isWaiting: true }));
