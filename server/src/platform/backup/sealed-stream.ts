import { createCipheriv, createDecipheriv } from "node:crypto";
import { Transform } from "node:stream";

const cipher = "aes-256-gcm";
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/**
 * Nonce of a chunk: its number, and whether it is the last one. A chunk that was moved, repeated or cut off does not
 * open. Each stream needs a key of its own, because the numbers start again.
 */
function toNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 4);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Passes complete chunks to `write`, and the rest at the end, which may be empty. */
function createChunks(size: number, toOutput: (chunk: Buffer, number: number, isLast: boolean) => Buffer) {
  let [rest, number] = [Buffer.alloc(0), 0];
  return new Transform({
    transform(bytes: Uint8Array, _encoding, next) {
      rest = Buffer.concat([rest, bytes]);
      // A full chunk waits for the next byte: only then is it not the last one.
      while (rest.length > size) {
        try {
          this.push(toOutput(rest.subarray(0, size), number, false));
        } catch (error) {
          return next(error as Error);
        }
        rest = rest.subarray(size);
        number += 1;
      }
      next();
    },
    flush(next) {
      try {
        next(null, toOutput(rest, number, true));
      } catch (error) {
        next(error as Error);
      }
    },
  });
}

/** Encrypts a stream in chunks. */
export const createSealingStream = (key: Uint8Array): Transform =>
  createChunks(chunkBytes, (chunk, number, isLast) => {
    const sealing = createCipheriv(cipher, key, toNonce(number, isLast));
    return Buffer.concat([sealing.update(chunk), sealing.final(), sealing.getAuthTag()]);
  });

/** Decrypts a stream and fails if it was changed or cut off. */
export const createOpeningStream = (key: Uint8Array): Transform =>
  createChunks(chunkBytes + tagBytes, (chunk, number, isLast) => {
    const end = chunk.length - tagBytes;
    if (end < 0) throw new Error("the encrypted file was cut off");
    const opening = createDecipheriv(cipher, key, toNonce(number, isLast), { authTagLength: tagBytes });
    opening.setAuthTag(chunk.subarray(end));
    return Buffer.concat([opening.update(chunk.subarray(0, end)), opening.final()]);
  });
