import { toImageAddress } from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import type { AdminListing, Listing, OwnListing, OwnListingImage } from "@vesper/contract/profiles/listings";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { ShownRow } from "./store/catalogue.ts";
import type { Sign } from "#modules/media/index.ts";
import type { ListingRow, OwnListingRow } from "./store/listings.ts";

/** The files of a public listing need no signed URLs. */
const keepUnsigned: Sign = (path) => path;

const presentImages = ({ images, title }: ListingRow, sign: Sign): ProfileImage[] =>
  images.map(({ id, title: caption, width, height, colors }, index) => ({
    _id: id,
    url: sign(toImageAddress(id, 1280, "webp")),
    previewUrl: sign(toImageAddress(id, 640, "webp")),
    alt: caption || `Photo of ${title}`,
    isPrimary: index === 0,
    width,
    height,
    colors,
  }));

/** Presents images in the supplier's order. Pending images get URLs signed for the viewer. */
function presentOwnImages(row: OwnListingRow, shown: ProfileImage[], sign: Sign): OwnListingImage[] {
  const waiting = row.waitingImages.map(({ id, title, width, height, colors, position, isReady }) => ({
    _id: id,
    status: "pending" as const,
    url: isReady ? sign(toImageAddress(id, 1280, "webp")) : null,
    previewUrl: isReady ? sign(toImageAddress(id, 640, "webp")) : null,
    alt: title || `Photo of ${row.title}`,
    isPrimary: false,
    width,
    height,
    colors,
    position,
  }));
  const approved = shown.map((image, index) => ({
    ...image,
    status: "approved" as const,
    position: row.images[index]?.position ?? 0,
  }));
  return [...approved, ...waiting]
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...image }) => image);
}

function presentCommonFields(row: ListingRow, sign: Sign) {
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

/** Presents a listing for visitors. */
export function presentListing(row: ShownRow): Listing {
  const { id, slug, name, city, country, isIndexed, faceId } = row.profile;
  const avatar = faceId && toImageAddress(faceId, 320, "webp");
  return {
    ...presentCommonFields(row, keepUnsigned),
    profile: { _id: id, slug, name, city, country, avatar, isIndexed },
  };
}

/** Leaves file URLs unsigned while the owner's profile is public; otherwise, signs them for the viewer. */
function presentForOwnerOrAdmin(row: ListingRow, sign: Sign) {
  const isOwnerListed = row.profile?.isListed ?? false;
  return {
    ...presentCommonFields(row, isOwnerListed ? keepUnsigned : sign),
    rejectionReason: row.rejectionReason,
    isHidden: row.isHidden,
    isListed: row.isShown && isOwnerListed,
  };
}

export function presentOwnListing(row: OwnListingRow, sign: Sign): OwnListing {
  const listing = presentForOwnerOrAdmin(row, sign);
  return { ...listing, images: presentOwnImages(row, listing.images, sign) };
}

export function presentAdminListing(row: ListingRow, sign: Sign): AdminListing {
  const { profile } = row;
  return {
    ...presentForOwnerOrAdmin(row, sign),
    supplierId: {
      _id: row.supplierId,
      name: toNameForStaff(row.supplierName),
      email: row.supplierEmail ?? "",
      profile: profile && { slug: profile.slug, name: profile.name, isListed: profile.isListed },
    },
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}
