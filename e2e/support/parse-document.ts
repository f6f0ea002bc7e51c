/** References in a document, as sent by the server. */
export interface ParsedDocument {
  title: string;
  heading: string;
  text: string;
  /** Addresses of links and GET forms, as written in the document. */
  links: string[];
  /** Addresses of styles, scripts, icons and pictures. */
  assets: string[];
  ids: Set<string>;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};
const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

const findAttribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decodeEntities(found);
};
const listTags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const listAttributes = (html: string, name: string, attr: string) =>
  listTags(html, name).flatMap((tag) => findAttribute(tag, attr) ?? []);

const toText = (html: string) =>
  decodeEntities(html.replaceAll(/<!--.*?-->/gs, "").replaceAll(/<[^>]+>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
const listCandidates = (srcset: string) => srcset.split(",").flatMap((one) => one.trim().split(" ")[0] || []);

/** Uses patterns instead of an HTML parser, because React writes every attribute in double quotes. */
export function parseDocument(source: string): ParsedDocument {
  const assets = [...listAttributes(source, "script", "src"), ...listAttributes(source, "link", "href")];
  const html = source.replaceAll(/<script\b.*?<\/script>/gs, "");
  const read = listTags(html, "form").filter((tag) => findAttribute(tag, "method") !== "post");
  return {
    title: toText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    heading: toText(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    text: toText(html),
    links: [
      ...listAttributes(html, "a", "href"),
      ...read.flatMap((tag) => findAttribute(tag, "action") ?? []),
    ],
    assets: [
      ...assets,
      ...listAttributes(html, "img", "src"),
      ...["img", "source"].flatMap((name) => listAttributes(html, name, "srcSet").flatMap(listCandidates)),
    ],
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
  };
}
