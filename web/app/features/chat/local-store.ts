import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";

function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Creates a type-checked store in local storage, with one key per item, so that tabs never overwrite each other's
 * items.
 */
export function createLocalStore<Thing>(prefix: string, isThing: (value: unknown) => value is Thing) {
  // Items that the browser refuses to store are kept only until the page is closed.
  const written = new Set<string>();

  function get(name: string): Thing | undefined {
    try {
      const thing: unknown = JSON.parse(readItem(prefix + name) ?? "null");
      return isThing(thing) ? thing : undefined;
    } catch {
      return undefined;
    }
  }

  function remove(name: string) {
    written.delete(name);
    removeItem(prefix + name);
  }

  function names(): string[] {
    const stored = listStoredKeys().filter((name) => name.startsWith(prefix));
    return [...new Set([...stored.map((name) => name.slice(prefix.length)), ...written])];
  }

  return {
    get,
    remove,
    names,
    owns: (name: string | null) => name === null || name.startsWith(prefix),

    put(name: string, thing: Thing) {
      written.add(name);
      writeItem(prefix + name, JSON.stringify(thing));
    },

    all: (): Thing[] => names().flatMap((name) => get(name) ?? []),

    clear() {
      for (const name of names()) remove(name);
    },
  };
}
