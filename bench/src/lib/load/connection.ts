import { connect, type Socket } from "node:net";

export interface ResponseTiming {
  status: number;
  milliseconds: number;
}

const headEnd = Buffer.from("\r\n\r\n");

/**
 * A connection that sends a request, reads the whole response and repeats. It implements only the HTTP that this
 * needs, to keep the load generator cheap.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #request: () => string;
  readonly #onAnswer: (answer: ResponseTiming) => void;
  #status = 0;
  #missing = 0;
  #head: Buffer | undefined;
  #askedAt = 0;
  #ending = false;

  constructor(url: URL, request: () => string, onAnswer: (answer: ResponseTiming) => void) {
    this.#request = request;
    this.#onAnswer = onAnswer;
    this.#socket = connect(Number(url.port), url.hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on("connect", () => this.#ask());
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    // A connection closed by the server counts as a response with status 0.
    this.#socket.on("error", () => this.#socket.destroy());
    this.#socket.on("close", () => this.#ending || this.#onAnswer({ status: 0, milliseconds: Number.NaN }));
  }

  /** Closes the connection, even in the middle of a response. */
  end(): void {
    this.#ending = true;
    this.#socket.destroy();
  }

  #ask(): void {
    this.#askedAt = performance.now();
    this.#socket.write(this.#request());
  }

  #read(chunk: Buffer): void {
    if (this.#missing > 0) this.#missing -= chunk.length;
    else this.#readHead(this.#head ? Buffer.concat([this.#head, chunk]) : chunk);
    if (this.#head || this.#missing > 0) return;
    this.#onAnswer({ status: this.#status, milliseconds: performance.now() - this.#askedAt });
    if (!this.#ending) this.#ask();
  }

  #readHead(bytes: Buffer): void {
    const end = bytes.indexOf(headEnd);
    this.#head = end === -1 ? bytes : undefined;
    if (end === -1) return;
    const head = bytes.toString("latin1", 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without a length:\n${head}`);
    this.#missing = Number(length) + end + headEnd.length - bytes.length;
  }
}
