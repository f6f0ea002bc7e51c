type Settle = (isConfirmed: boolean) => void;

/** Calls that wait for the password. They share one question, however many there are. */
let waiting: Settle[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: Settle[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens the question, or joins the one that is open. False when the person gives up, or no page could ask. */
export function askForPassword(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((settle) => setWaiting([...waiting, settle]));
}

export const reauthentication = {
  isWanted: () => waiting.length > 0,
  settle(isConfirmed: boolean) {
    const settles = waiting;
    setWaiting([]);
    for (const settle of settles) settle(isConfirmed);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
