/** Session storage, scoped to the tab. If it is blocked or full, nothing is stored. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTabItem(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full, so the value is lost with this page.
  }
}

export function removeTabItem(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it holds no value to remove.
  }
}
