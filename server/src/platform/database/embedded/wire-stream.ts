import { Duplex } from "node:stream";

const sync = 0x53;
const query = 0x51;
const flush = 0x48;
const terminate = 0x58;

/**
 * Stands in for the driver's network connection: sends whole batches of the PostgreSQL protocol to the engine and
 * returns its replies.
 */
export class WireStream extends Duplex {
  readonly #send: (batch: Uint8Array) => Promise<Uint8Array>;
  #pending: Buffer = Buffer.alloc(0);
  #greeted = false;

  constructor(send: (batch: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#send = send;
  }

  // The driver expects the methods of a socket.
  connect(): this {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    const end = this.#endOfBatch();
    if (end === 0) return done();
    // Copy the bytes: they go to another thread while the driver reuses its buffer.
    const batch = Uint8Array.from(this.#pending.subarray(0, end));
    this.#pending = this.#pending.subarray(end);
    this.#send(batch).then(
      (answer) => {
        this.push(answer);
        done();
      },
      (error: Error) => done(error),
    );
  }

  /**
   * Finds the end of a batch, which is the last message that requires a reply: the engine replies only to whole
   * batches.
   */
  #endOfBatch(): number {
    const bytes = this.#pending;
    let at = 0;
    let end = 0;
    if (!this.#greeted) {
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return 0;
      at = end = bytes.readInt32BE(0);
      this.#greeted = true;
    }
    while (bytes.length >= at + 5 && bytes.length >= at + 1 + bytes.readInt32BE(at + 1)) {
      const type = bytes[at];
      if (type === terminate) {
        this.push(null);
        return end;
      }
      at += 1 + bytes.readInt32BE(at + 1);
      if (type === sync || type === query || type === flush) end = at;
    }
    return end;
  }
}
