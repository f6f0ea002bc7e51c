type Settle = (isConfirmed: boolean) => void;

/** Requests waiting for the password. They share one prompt. */
let pendingSettles: Settle[] = [];
const listeners = new Set<() => void>();

function setPendingSettles(next: Settle[]) {
  pendingSettles = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the password prompt, or joins the open one. Resolves to false if the user cancels or no page can show the
 * prompt.
 */
export function askForPassword(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((settle) => setPendingSettles([...pendingSettles, settle]));
}

export const reauthentication = {
  isPending: () => pendingSettles.length > 0,
  settle(isConfirmed: boolean) {
    const settles = pendingSettles;
    setPendingSettles([]);
    for (const settle of settles) settle(isConfirmed);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
