// Storage may be forbidden or full. What cannot be stored lasts as long as the page.
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}

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
