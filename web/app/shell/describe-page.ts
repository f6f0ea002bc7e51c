import type { MetaDescriptor } from "react-router";
import { siteOf } from "./site.ts";

interface PageDescription {
  /** Without it the site's name stands alone. */
  title?: string;
  description?: string;
  /** Account pages and the like stay out of search engines. */
  indexed?: boolean;
}

interface PageArgs {
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
  location: { pathname: string };
}

/** The head of a page: `export const meta = describePage({ title: "About" })`. */
export function describePage({ title, description, indexed = true }: PageDescription) {
  return ({ matches, location }: PageArgs): MetaDescriptor[] => {
    const site = siteOf(matches.find((match) => match?.id === "root")?.loaderData);
    const tags: MetaDescriptor[] = [{ title: title ? `${title} · ${site.name}` : site.name }];
    if (description) tags.push({ name: "description", content: description });
    if (!indexed) tags.push({ name: "robots", content: "noindex" });
    else if (site.url) {
      tags.push({ tagName: "link", rel: "canonical", href: new URL(location.pathname, site.url).href });
    }
    return tags;
  };
}
