const nouns: Readonly<Record<string, string>> = { "": "profiles", escort: "profile" };
const named = ["categories", "category", "tags", "tag", "listing"];

/** The loading text of the page at a path: "Loading category...". */
export function pendingWords(path: string): string {
  const area = path.split("/")[1] ?? "";
  if (area === "search") return "Searching...";
  return `Loading ${nouns[area] ?? (named.includes(area) ? area : "page")}...`;
}
