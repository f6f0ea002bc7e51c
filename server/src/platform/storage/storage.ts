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

export interface SignedFor {
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
  leftovers(before: Date): AsyncIterable<Leftover>;
  /** Where a browser may fetch the file by itself for so many seconds, if there is such a place. */
  signedAddress?(key: string, wish: SignedFor): Promise<string>;
}

const keyForm = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

export function checkKey(key: string): string {
  if (!keyForm.test(key) || key.includes("..") || key.includes("//"))
    throw new Error(`not a storage key: ${key}`);
  return key;
}
