export interface TextPart {
  text: string;
  /** Where it leads, when it is an address. */
  link?: { href: string; host: string };
}

const addresses = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence rather than an address. */
const closing = /[.,;:!?)\]}…»”’]+$/u;

function linkOf(text: string): TextPart["link"] {
  if (!URL.canParse(text)) return undefined;
  const { href, host, username, password } = new URL(text);
  // A name in front of the host makes one address look like another.
  return username || password || !host ? undefined : { href, host };
}

/** A text, parted into words and addresses. What is no plain http(s) address stays words. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(addresses)) {
    const address = match.replace(closing, "");
    const link = linkOf(address);
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, link });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
