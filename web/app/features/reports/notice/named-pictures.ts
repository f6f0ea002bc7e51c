import { getPublicProfile } from "@vesper/contract/profiles/directory";
import type { ProfileImage } from "@vesper/contract/media/images";
import { getListing } from "@vesper/contract/profiles/listings";
import { getMedia } from "@vesper/contract/media/media";
import { api } from "#web/session/api.ts";
import { findReportedPage } from "../reported-page.ts";

/** One picture to choose, or a whole page if the reporter cannot say which picture it is. */
export interface Choice {
  /** Value sent to the server. */
  address: string;
  label: string;
  previewUrl: string | null;
}

const toChoice = ({ _id, alt, previewUrl }: Pick<ProfileImage, "_id" | "alt" | "previewUrl">): Choice => ({
  address: `/media/${_id}`,
  label: alt,
  previewUrl,
});

/** Returns the id from the URL of a picture on this site; null for any other URL. */
export function findPictureId(address: string, origin: string): string | null {
  const url = URL.parse(address.trim(), origin);
  return (url?.origin === origin && /^\/media\/([\da-f-]{36})(?:\/|$)/.exec(url.pathname)?.[1]) || null;
}

/** Returns the picture at a URL, or all pictures of the profile or listing at that URL; null for any other URL. */
export async function findPictures(address: string, origin: string): Promise<Choice[] | null> {
  const id = findPictureId(address, origin);
  if (id) {
    const { data } = await api.call(getMedia, { params: { id } });
    return [{ address: `/media/${id}`, label: data.title, previewUrl: data.previewUrl }];
  }
  const page = findReportedPage(address, origin);
  if (!page) return null;
  return page.type === "profile" ? loadProfilePictures(page.slug) : loadListingPictures(page.slug);
}

export async function loadProfilePictures(slugOrId: string): Promise<Choice[]> {
  const { data } = await api.call(getPublicProfile, { params: { slugOrId } });
  const unsure = { address: `/escort/${data.slug}`, label: "I’m not sure which one", previewUrl: null };
  return [...data.images.map(toChoice), unsure];
}

async function loadListingPictures(slug: string): Promise<Choice[]> {
  const { data } = await api.call(getListing, { params: { slug } });
  return data.images.map(toChoice);
}
