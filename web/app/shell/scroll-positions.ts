const storageKey = "scrollPositions";

function restored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

let positions: Record<string, number> | null = null;

export const rememberedPosition = (key: string): number | undefined => (positions ??= restored())[key];

export function rememberPosition(key: string, top: number) {
  (positions ??= restored())[key] = top;
}

/** Survives a reload and a visit to another site. */
export function storePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // Without storage, positions last as long as the page.
  }
}
