import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "#web/session/session-store.ts";

const known = new Map<string, boolean>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let owner = "";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every heart of the same thing follows at once. */
export function markKept(id: string, isKept: boolean) {
  known.set(id, isKept);
  for (const listener of listeners) listener();
}

/** One question for all the hearts that came into the page together. */
async function ask() {
  const ids = [...wanted];
  wanted.clear();
  // Loaded only for those who are signed in: the contract brings its schemas along.
  const { loadKept } = await import("./load-kept.ts");
  const kept = await loadKept(ids);
  // What was pressed meanwhile counts more.
  for (const id of ids) if (!known.has(id)) markKept(id, kept.has(id));
}

function want(id: string) {
  if (known.has(id) || wanted.has(id)) return;
  // A heart that is not known stays neutral, and can be pressed all the same.
  if (wanted.add(id).size === 1) setTimeout(() => void ask().catch(() => undefined));
}

/** Whether the person of this browser keeps it; nobody does as long as that is unknown. */
export function useKept(id: string): boolean {
  const userId = useUser()?._id;

  useEffect(() => {
    if (!userId) return;
    if (owner !== userId) known.clear();
    owner = userId;
    want(id);
  }, [id, userId]);

  return useSyncExternalStore(
    subscribe,
    () => owner === userId && known.get(id) === true,
    () => false,
  );
}
