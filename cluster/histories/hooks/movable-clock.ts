import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Loaded before a node with `--import`: the node's clock runs ahead or behind by the milliseconds in a file, which is
 * read again on a signal. The monotonic clock is untouched, as when an operator sets the time.
 */
const { HISTORIES_FOLDER = "", PORT = "" } = process.env;
const RealDate = Date;
let offset = 0;

const readOffset = () => {
  offset = Number(readFileSync(join(HISTORIES_FOLDER, PORT), "utf8"));
};

const getNow = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [getNow()] : given, newTarget) as Date,
  get: (target, name, receiver) =>
    name === "now" ? getNow : (Reflect.get(target, name, receiver) as unknown),
});

process.on("SIGWINCH", readOffset);
