/** What a document, as the server sends it, refers to. */
export interface ReadDocument {
  title: string;
  heading: string;
  text: string;
  /** Addresses as they stand in the document: of links and of forms that are read by address. */
  links: string[];
  /** Styles, scripts, icons and pictures. */
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
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
const all = (html: string, name: string, attr: string) =>
  tagsOf(html, name).flatMap((tag) => attribute(tag, attr) ?? []);

const wordsIn = (html: string) =>
  decode(html.replaceAll(/<!--.*?-->/gs, "").replaceAll(/<[^>]+>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
const candidatesOf = (srcset: string) => srcset.split(",").flatMap((one) => one.trim().split(" ")[0] || []);

/** React writes every attribute in double quotes, so that this needs no parser. */
export function readDocument(source: string): ReadDocument {
  const assets = [...all(source, "script", "src"), ...all(source, "link", "href")];
  const html = source.replaceAll(/<script\b.*?<\/script>/gs, "");
  const read = tagsOf(html, "form").filter((tag) => attribute(tag, "method") !== "post");
  return {
    title: wordsIn(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    heading: wordsIn(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    text: wordsIn(html),
    links: [...all(html, "a", "href"), ...read.flatMap((tag) => attribute(tag, "action") ?? [])],
    assets: [
      ...assets,
      ...all(html, "img", "src"),
      ...["img", "source"].flatMap((name) => all(html, name, "srcSet").flatMap(candidatesOf)),
    ],
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)),
  };
}
