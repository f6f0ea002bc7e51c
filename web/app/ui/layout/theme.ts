const themes = ["dusk", "day"] as const;
export type Theme = (typeof themes)[number];
/** What people choose: one of the themes, or whatever their system prefers. */
export type ThemeChoice = Theme | "system";

/** What surrounds the page on a phone takes the colour of the ground. */
export const groundColours: Record<Theme, string> = { day: "#faf7f2", dusk: "#121018" };

const storageKey = "theme";
const listeners = new Set<() => void>();

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

export function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === chosen) ?? "system";
}

/** The theme on screen. */
export function currentTheme(): Theme {
  const choice = chosenTheme();
  if (choice !== "system") return choice;
  return prefersDark().matches ? "dusk" : "day";
}

function apply(choice: string | null) {
  const root = document.documentElement;
  if (choice === "dusk" || choice === "day") root.dataset.theme = choice;
  else delete root.dataset.theme;
  colourSurroundings();
  for (const listener of listeners) listener();
}

function colourSurroundings() {
  const choice = chosenTheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const preferred = meta.media.includes("dark") ? "dusk" : "day";
    meta.content = groundColours[choice === "system" ? preferred : choice];
  }
}

export function chooseTheme(choice: ThemeChoice) {
  apply(choice);
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Puts the remembered choice back on a document that lost it. */
export function restoreTheme() {
  try {
    const remembered = localStorage.getItem(storageKey);
    if (remembered && remembered !== chosenTheme()) apply(remembered);
  } catch {
    // Nothing could be remembered.
  }
}

function handleStorage({ key, newValue }: StorageEvent) {
  if (key === storageKey) apply(newValue);
}

/** Also follows other tabs and the system. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  prefersDark().addEventListener("change", listener);
  window.addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    prefersDark().removeEventListener("change", listener);
    if (listeners.size === 0) window.removeEventListener("storage", handleStorage);
  };
}

/** Runs in the head before the first paint, so that a remembered theme never flashes. */
export const themeScript =
  `try{var t=localStorage.getItem("${storageKey}"),c=${JSON.stringify(groundColours)}[t];` +
  `if(c){document.documentElement.dataset.theme=t;` +
  `document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.content=c})}}catch(e){}`;
