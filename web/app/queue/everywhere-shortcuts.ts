/** Shortcuts that work on every admin page. */
export const everywhereShortcuts = [
  { term: "Search people, profiles and sections", keys: ["Ctrl", "K"] },
  { term: "Show shortcuts", keys: ["?"] },
] as const;
