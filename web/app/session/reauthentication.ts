type Settle = (isConfirmed: boolean) => void;

/** Calls that wait for the password. They share one question, however many there are. */
let pendingSettles: Settle[] = [];
const listeners = new Set<() => void>();

function setPendingSettles(next: Settle[]) {
  pendingSettles = next;
  for (const listener of listeners) listener();
}

/** Opens the question, or joins the one that is open. False when the person gives up, or no page could ask. */
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
