/** Session storage, scoped to the tab. It may be blocked or full: then nothing is stored. */
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
    // Not stored: the value is lost with this page.
  }
}

export function removeTabItem(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it holds no value to remove.
  }
}
