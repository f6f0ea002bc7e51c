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
  /** What the file is said to be. */
  type: string;
}

/** Where files live. Keys are ours, never a name that a person gave. */
export interface Storage {
  /** Stores all of it or nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<{ size: number }>;
  size(key: string): Promise<number | null>;
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** Every key in a folder (`media/`), in no particular order. */
  list(folder: string): AsyncIterable<string>;
  /** What was begun before a time and never became whole. */
  listLeftovers(before: Date): AsyncIterable<Leftover>;
  /** Where a browser may fetch the file by itself for so many seconds, if there is such a place. */
  signUrl?(key: string, options: SignedUrlOptions): Promise<string>;
}

const keyPattern = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

export function requireKey(key: string): string {
  if (!keyPattern.test(key) || key.includes("..") || key.includes("//"))
    throw new Error(`not a storage key: ${key}`);
  return key;
}
