import { imageAddress } from "@vesper/contract/image-address";
import type { ProfileImage } from "@vesper/contract/images";
import type { AdminListing, Listing, OwnListing } from "@vesper/contract/listings";
import type { ShownRow } from "./store/catalogue.ts";
import type { Sign } from "#modules/media/index.ts";
import type { ListingRow } from "./store/listings.ts";

/** Makes the address of a file that only some may open. */
const plain: Sign = (path) => path;

const presentImages = ({ images, title }: ListingRow, sign: Sign): ProfileImage[] =>
  images.map(({ id, title: caption, width, height, colors }, index) => ({
    _id: id,
    url: sign(imageAddress(id, 1280, "webp")),
    previewUrl: sign(imageAddress(id, 640, "webp")),
    alt: caption || `Picture of ${title}`,
    isPrimary: index === 0,
    width,
    height,
    colors,
  }));

function presentWords(row: ListingRow, sign: Sign) {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    price: row.price,
    currency: row.currency,
    categoryId: row.category,
    tags: row.tags,
    images: presentImages(row, sign),
    status: row.status,
    supplierId: row.supplierId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What visitors see. */
export function presentListing(row: ShownRow): Listing {
  const { id, slug, name, city, country, isIndexed, faceId } = row.profile;
  const avatar = faceId && imageAddress(faceId, 320, "webp");
  return { ...presentWords(row, plain), profile: { _id: id, slug, name, city, country, avatar, isIndexed } };
}

/** Files are open to everybody while their owner is listed; otherwise to whom the address was made for. */
export function presentOwnListing(row: ListingRow, sign: Sign): OwnListing {
  const isOwnerListed = row.profile?.isListed ?? false;
  return {
    ...presentWords(row, isOwnerListed ? plain : sign),
    rejectionReason: row.rejectionReason,
    isHidden: row.isHidden,
    isListed: row.isShown && isOwnerListed,
  };
}

export function presentAdminListing(row: ListingRow, sign: Sign): AdminListing {
  const { profile } = row;
  return {
    ...presentOwnListing(row, sign),
    supplierId: {
      _id: row.supplierId,
      name: row.supplierName,
      email: row.supplierEmail ?? "",
      profile: profile && { slug: profile.slug, name: profile.name, isListed: profile.isListed },
    },
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}
