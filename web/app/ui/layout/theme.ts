const themes = ["dusk", "day"] as const;
export type Theme = (typeof themes)[number];
/** Chosen theme: a fixed one, or the system's preference. */
export type ThemeChoice = Theme | "system";

/** Background color per theme; phones use it for the browser UI. */
export const groundColours: Record<Theme, string> = { day: "#faf7f2", dusk: "#121018" };

const storageKey = "theme";
const listeners = new Set<() => void>();

const getDarkSchemeQuery = () => matchMedia("(prefers-color-scheme: dark)");

export function getThemeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === chosen) ?? "system";
}

/** Returns the theme on screen. */
export function getCurrentTheme(): Theme {
  const choice = getThemeChoice();
  if (choice !== "system") return choice;
  return getDarkSchemeQuery().matches ? "dusk" : "day";
}

function applyTheme(choice: string | null) {
  const root = document.documentElement;
  if (choice === "dusk" || choice === "day") root.dataset.theme = choice;
  else delete root.dataset.theme;
  updateThemeColour();
  for (const listener of listeners) listener();
}

function updateThemeColour() {
  const choice = getThemeChoice();
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const preferred = meta.media.includes("dark") ? "dusk" : "day";
    meta.content = groundColours[choice === "system" ? preferred : choice];
  }
}

export function setTheme(choice: ThemeChoice) {
  applyTheme(choice);
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}

/** Restores the stored theme on a document that lost it. */
export function restoreTheme() {
  try {
    const remembered = localStorage.getItem(storageKey);
    if (remembered && remembered !== getThemeChoice()) applyTheme(remembered);
  } catch {
    // Storage is blocked, so no theme was stored.
  }
}

function handleStorage({ key, newValue }: StorageEvent) {
  if (key === storageKey) applyTheme(newValue);
}

/** Subscribes to theme changes, including those made in other tabs and by the system. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  getDarkSchemeQuery().addEventListener("change", listener);
  window.addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    getDarkSchemeQuery().removeEventListener("change", listener);
    if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
  };
}

/** Runs in the head before first paint, so that a stored theme causes no flash. */
export const themeScript =
  `try{var t=localStorage.getItem("${storageKey}"),c=${JSON.stringify(groundColours)}[t];` +
  `if(c){document.documentElement.dataset.theme=t;` +
  `document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.content=c})}}catch(e){}`;
