/** Creates a random key. `randomUUID` exists only in secure contexts. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Keeps one key per request until it is answered, so that the server recognizes a repeated request. */
export function createIdempotencyKeys() {
  const unanswered = new Map<string, string>();
  return {
    keyFor(request: string): string {
      const key = unanswered.get(request) ?? createKey();
      unanswered.set(request, key);
      return key;
    },
    forget: (request: string) => void unanswered.delete(request),
  };
}

const fileKeys = new WeakMap<Blob, string>();

/** Returns one key per chosen file, for all attempts to send it. */
export function getFileKey(file: Blob): string {
  const key = fileKeys.get(file) ?? createKey();
  fileKeys.set(file, key);
  return key;
}
