/** A tagged value, such as an embedded item (24) or a date (0). */
export class Tagged {
  readonly tag: number;
  readonly value: Cbor;

  constructor(tag: number, value: Cbor) {
    this.tag = tag;
    this.value = value;
  }
}

export type Cbor = number | string | boolean | null | Uint8Array | Cbor[] | CborMap | Tagged;
/** Entries instead of a Map, so that a test can repeat a key. */
export class CborMap {
  readonly entries: [Cbor, Cbor][];

  constructor(entries: [Cbor, Cbor][]) {
    this.entries = entries;
  }
}

export const toMap = (fields: Record<string, Cbor>): CborMap => new CborMap(Object.entries(fields));

/** Encodes without the library that the server decodes with, so that both are checked against each other. */
export function encodeCbor(value: Cbor): Buffer {
  if (value === false) return Buffer.from([0xf4]);
  if (value === true) return Buffer.from([0xf5]);
  if (value === null) return Buffer.from([0xf6]);
  if (typeof value === "number") return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === "string")
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([encodeHead(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([encodeHead(4, value.length), ...value.map(encodeCbor)]);
  if (value instanceof Tagged) return Buffer.concat([encodeHead(6, value.tag), encodeCbor(value.value)]);
  return Buffer.concat([encodeHead(5, value.entries.length), ...value.entries.flat().map(encodeCbor)]);
}

/** An item that is embedded as bytes: `24(<< value >>)`. */
export const embed = (value: Cbor): Tagged => new Tagged(24, encodeCbor(value));

function encodeHead(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 0x100) return Buffer.from([(major << 5) | 24, size]);
  if (size < 0x10000) return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  const head = Buffer.alloc(5, (major << 5) | 26);
  head.writeUInt32BE(size, 1);
  return head;
}
