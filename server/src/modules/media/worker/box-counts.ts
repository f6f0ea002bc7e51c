/** A box of an MP4 or MOV file: its bytes after the type. */
interface Box {
  view: DataView;
  /** Of the whole file. */
  fileBytes: number;
}

type Count = (box: Box) => { items: number; fits: boolean };

/** A table whose entries all have the same size. */
const table =
  (countAt: number, entryBytes: number): Count =>
  ({ view }) => {
    const items = view.getUint32(countAt);
    return { items, fits: items * entryBytes <= view.byteLength - countAt - 4 };
  };

/** Each entry stands for many samples, and every sample takes at least one byte somewhere in the file. */
const runs: Count = (box) => {
  const { items, fits } = table(4, 8)(box);
  if (!fits) return { items, fits };
  let samples = 0;
  for (let at = 8; at < 8 + items * 8; at += 8) samples += box.view.getUint32(at);
  return { items: samples, fits: samples <= box.fileBytes };
};

const sampleSizes: Count = ({ view, fileBytes }) => {
  const [each, items] = [view.getUint32(4), view.getUint32(8)];
  return { items, fits: each === 0 ? items * 4 <= view.byteLength - 12 : items * each <= fileBytes };
};

const compactSizes: Count = ({ view }) => {
  const items = view.getUint32(8);
  return { items, fits: (items * view.getUint8(7)) / 8 <= view.byteLength - 12 };
};

/** The optional fields of a fragment's samples, each of four bytes. */
const perSample = [0x100, 0x200, 0x400, 0x800];
const fragmentRun: Count = ({ view, fileBytes }) => {
  const [flags, items] = [view.getUint32(0) & 0xffffff, view.getUint32(4)];
  const bytes = perSample.filter((flag) => flags & flag).length * 4;
  return { items, fits: items <= fileBytes && items * bytes <= view.byteLength - 8 };
};

const keyIds: Count = ({ view }) => {
  const hasIds = view.getUint8(0) > 0;
  return hasIds ? table(20, 16)({ view, fileBytes: 0 }) : { items: 0, fits: true };
};

const counts: Record<string, Count> = {
  stts: runs,
  ctts: runs,
  stsz: sampleSizes,
  stz2: compactSizes,
  stsc: table(4, 12),
  stco: table(4, 4),
  co64: table(4, 8),
  stss: table(4, 4),
  stsd: table(4, 8),
  elst: table(4, 12),
  keys: table(4, 8),
  pssh: keyIds,
  trun: fragmentRun,
  tfra: table(12, 11),
  senc: table(4, 0),
};

/** Large, and never looked into by a parser. */
const opaque = new Set(["mdat", "free", "skip", "wide"]);
const typeAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function* topLevelBoxes(bytes: Uint8Array): Generator<[from: number, to: number]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length;) {
    const [size, isLong] = [view.getUint32(at), view.getUint32(at) === 1 && at + 16 <= bytes.length];
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? bytes.length - at : size;
    if (length < 8) return;
    const end = Math.min(bytes.length, at + length);
    if (!opaque.has(typeAt(bytes, at + 4))) yield [at, end];
    at = end;
  }
}

/**
 * Refuses an MP4 or MOV that states more entries or samples than its bytes can hold: the parser makes an object for
 * each. Boxes are looked for at every place, because the parser follows them into places where none belong.
 */
export function enforceCounts(bytes: Uint8Array, refusal: () => Error): void {
  if (typeAt(bytes, 4) !== "ftyp") return;
  const samples = new Map<string, number>();
  for (const [from, to] of topLevelBoxes(bytes)) {
    for (let at = from; at + 8 <= to; at += 1) {
      // Every box in question has a lower-case letter first, which most bytes are not.
      if ((bytes[at + 4] ?? 0) < 0x63 || (bytes[at + 4] ?? 0) > 0x74) continue;
      const type = typeAt(bytes, at + 4);
      const count = Object.hasOwn(counts, type) ? counts[type] : undefined;
      const size = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
      // Text that only reads like the name of a box has no size that fits.
      if (!count || size < 8 || at + size > to) continue;
      const items = countIn(count, bytes, at + 8, at + size);
      const inAll = (samples.get(type) ?? 0) + (items ?? Infinity);
      if (inAll > bytes.length) throw refusal();
      samples.set(type, inAll);
    }
  }
}

function countIn(count: Count, bytes: Uint8Array, from: number, to: number): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  try {
    const { items, fits } = count({ view, fileBytes: bytes.length });
    return fits ? items : null;
  } catch {
    // Shorter than its own head.
    return null;
  }
}
