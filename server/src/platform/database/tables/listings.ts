import type { ListingStatus } from "@vesper/contract/profiles/listings";
import type { Generated, GeneratedAlways } from "kysely";

export interface ListingsTable {
  id: string;
  supplierId: string;
  slug: string;
  title: string;
  description: string;
  price: number;
  currency: string;
  categoryId: string | null;
  status: Generated<ListingStatus>;
  rejectionReason: string | null;
  isHidden: Generated<boolean>;
  isShown: GeneratedAlways<boolean>;
  submittedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ListingTagsTable {
  listingId: string;
  tagId: string;
}

export interface ListingImagesTable {
  listingId: string;
  mediaId: string;
  position: number;
}
