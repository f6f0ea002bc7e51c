export type Theme = "dusk" | "day";

const storageKey = "vesper-theme";

/** The theme on screen: the visitor's choice, or else what the system prefers. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dusk" || chosen === "day") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dusk" : "day";
}

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Runs in the head before the first paint, so that a remembered theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem("${storageKey}");if(t==="dusk"||t==="day")document.documentElement.dataset.theme=t}catch(e){}`;
