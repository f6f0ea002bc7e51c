import { getPublicProfile } from "@vesper/contract/profiles/directory";
import { getListingById } from "@vesper/contract/profiles/listings";
import { getMedia } from "@vesper/contract/media/media";
import type { ReportableKind } from "@vesper/contract/moderation/moderation";
import { ApiError } from "#web/api/api-error.ts";
import type { Api } from "#web/api/client.ts";

export interface ReportedPage {
  type: "profile" | "listing";
  slug: string;
}

const pagePath = /^\/?(escort|listing)\/([\w-]+)\/?$/;

/** Returns the profile or listing at a URL on this site; null for any other URL. */
export function findReportedPage(address: string, origin: string): ReportedPage | null {
  const url = URL.parse(address.trim(), origin);
  const [, folder, slug] = (url?.origin === origin && pagePath.exec(url.pathname)) || [];
  if (!folder || !slug) return null;
  return { type: folder === "escort" ? "profile" : "listing", slug: slug.toLowerCase() };
}

type Target = { type: ReportableKind; id: string };

async function findName(api: Api, { type, id }: Target): Promise<string | null> {
  if (type === "profile") {
    const { data } = await api.call(getPublicProfile, { params: { slugOrId: id } });
    return `${data.name}, ${data.city}`;
  }
  if (type === "listing") return (await api.call(getListingById, { params: { id } })).data.title;
  if (type !== "media") return null;
  const { title, escortId } = (await api.call(getMedia, { params: { id } })).data;
  return escortId.displayName ? `${title} (${escortId.displayName})` : title;
}

/**
 * Returns the public name of the subject; null if it is not public or has no name. Reporting needs no proof of age, so
 * the way to the age check, a thrown response, counts as not public.
 */
export async function findPublicName(api: Api, target: Target): Promise<string | null> {
  try {
    return await findName(api, target);
  } catch (error) {
    if (error instanceof ApiError || error instanceof Response) return null;
    throw error;
  }
}
