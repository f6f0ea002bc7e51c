import { LinkifyIt } from "linkify-it";

export interface TextPart {
  text: string;
  /** Set if the part is a link. */
  link?: { href: string; host: string };
}

// Full http(s) URLs only: no bare hosts, no mail addresses, no other schemes.
const linkFinder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false, urlAuth: true })
  .add("mailto:", null)
  .add("ftp:", null)
  .add("//", null);

function toLink(url: string): TextPart["link"] {
  if (!URL.canParse(url)) return undefined;
  const { href, host, username, password } = new URL(url);
  // User information in front of the host can make a URL look like one for another site.
  return username || password || !host ? undefined : { href, host };
}

/** Splits a text into plain text and links. Only plain http(s) URLs become links. */
export function toTextParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of linkFinder.match(text) ?? []) {
    const link = toLink(url);
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: text.slice(index, lastIndex), link });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
