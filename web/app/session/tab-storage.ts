/** Storage that ends with the tab. It may be forbidden or full: then nothing is kept. */
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
    // Lost with this page, as before.
  }
}

export function removeTabItem(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}
