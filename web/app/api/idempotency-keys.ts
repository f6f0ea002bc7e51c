/** Any key will do, as long as nobody else has it. Browsers make UUIDs only in secure contexts. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** A key for each request until it is answered: the same request sent again is recognised by the server. */
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

/** One key for each chosen file, however often it has to be sent. */
export function getFileKey(file: Blob): string {
  const key = fileKeys.get(file) ?? createKey();
  fileKeys.set(file, key);
  return key;
}
