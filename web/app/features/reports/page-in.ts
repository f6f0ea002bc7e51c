export interface ReportedPage {
  type: "profile" | "listing";
  slug: string;
}

const pagePath = /^\/?(escort|listing)\/([\w-]+)\/?$/;

/** Which profile or listing an address of this site shows; null for all other addresses. */
export function pageIn(address: string, origin: string): ReportedPage | null {
  const url = URL.parse(address.trim(), origin);
  const [, folder, slug] = (url?.origin === origin && pagePath.exec(url.pathname)) || [];
  if (!folder || !slug) return null;
  return { type: folder === "escort" ? "profile" : "listing", slug: slug.toLowerCase() };
}
