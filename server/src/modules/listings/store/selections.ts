import { sql } from "kysely";

/** Columns of a listing that come from other tables, selected by every query for listings. */

export interface ImageRow {
  id: string;
  title: string;
  width: number;
  height: number;
  colors: string[];
  /** Position among all images of the listing, pending ones included. */
  position: number;
}

/** An image that waits for review; its size is unknown until its files are processed. */
export type WaitingImageRow = Omit<ImageRow, "width" | "height"> & {
  width: number | null;
  height: number | null;
  isReady: boolean;
};

/** Images of the listing that wait for review. Only the supplier may see them. */
export const waitingImagesSelection = sql<WaitingImageRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', media.id, 'title', media.title, 'width', media.width, 'height', media.height, 'colors', media.colors,
    'position', listing_images.position, 'isReady', media.progress = 'ready'
  ) order by listing_images.position), '[]')
  from listing_images join media on media.id = listing_images.media_id
  where listing_images.listing_id = listings.id and media.status = 'pending' and not media.is_shown
    and not media.is_hidden and media.media_type = 'image'
)`.as("waitingImages");

/** Images in the supplier's order. Images that are no longer approved, public and ready are left out. */
export const imagesSelection = sql<ImageRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', media.id, 'title', media.title, 'width', media.width, 'height', media.height, 'colors', media.colors,
    'position', listing_images.position
  ) order by listing_images.position), '[]')
  from listing_images join media on media.id = listing_images.media_id
  where listing_images.listing_id = listings.id and media.is_shown and media.media_type = 'image'
)`.as("images");

export interface ListingProfile {
  id: string;
  slug: string;
  name: string;
  city: string;
  country: string;
  isIndexed: boolean;
  isListed: boolean;
  /** Primary photo of the supplier. */
  faceId: string | null;
}

export const profileSelection = sql<ListingProfile | null>`(
  select json_build_object(
    'id', profiles.id, 'slug', profiles.slug, 'name', profiles.name, 'city', profiles.city,
    'country', profiles.country, 'isIndexed', profiles.is_indexed, 'isListed', profiles.listed,
    'faceId', (
      select media.id from media
      where media.owner_id = profiles.user_id and media.is_shown and media.media_type = 'image'
      order by media.is_primary desc, media.position, media.id limit 1
    )
  )
  from profiles where profiles.user_id = listings.supplier_id
)`.as("profile");
