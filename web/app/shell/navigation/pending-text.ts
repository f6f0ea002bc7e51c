const areaNouns: Readonly<Record<string, string>> = { "": "profiles", escort: "profile" };
const namedAreas = ["categories", "category", "tags", "tag", "listing"];

/** Returns the loading text of the page at a path: "Loading category...". */
export function getPendingText(path: string): string {
  const area = path.split("/")[1] ?? "";
  if (area === "search") return "Searching...";
  return `Loading ${areaNouns[area] ?? (namedAreas.includes(area) ? area : "page")}...`;
}
