/** A key as the database stores it, and its owner, such as “person” with an id. */
export interface WrappedKey {
  owner: string;
  wrapped: Uint8Array;
}

/**
 * Copies a wrapped key for a cache. Small buffers share blocks of 64 KB, so one key that is kept would keep a whole block
 * that other buffers have long left.
 */
export const toKeptKey = ({ owner, wrapped }: WrappedKey): WrappedKey => ({
  owner,
  wrapped: new Uint8Array(wrapped),
});
