import type { Readable } from "node:stream";

export interface ByteRange {
  start: number;
  /** Inclusive, as in HTTP. */
  end: number;
}

export interface Leftover {
  name: string;
  remove(): Promise<void>;
}

export interface SignedUrlOptions {
  seconds: number;
  /** Media type of the response. */
  type: string;
}

/** File storage. Keys are generated, never a name that a person chose. */
export interface Storage {
  /** Stores the whole content, or nothing if that fails. */
  put(key: string, content: Readable | Uint8Array): Promise<{ size: number }>;
  size(key: string): Promise<number | null>;
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** Lists the keys in a folder (`media/`), in no particular order. */
  list(folder: string): AsyncIterable<string>;
  /** Lists uploads that started before the given time and were never completed. */
  listLeftovers(before: Date): AsyncIterable<Leftover>;
  /**
   * Returns a URL from which a browser may fetch the file directly for a number of seconds. Absent if the storage
   * does not support this.
   */
  signUrl?(key: string, options: SignedUrlOptions): Promise<string>;
}

const keyPattern = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

export function requireKey(key: string): string {
  if (!keyPattern.test(key) || key.includes("..") || key.includes("//"))
    throw new Error(`invalid storage key: ${key}`);
  return key;
}
