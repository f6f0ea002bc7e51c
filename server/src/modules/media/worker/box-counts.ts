/** Content of a box in an MP4 or MOV file: the bytes after its type. */
interface Box {
  view: DataView;
  /** Size of the whole file. */
  fileBytes: number;
}

type CountItems = (box: Box) => { items: number; fits: boolean };

/** Creates a counter for tables whose entries all have the same size. */
const createTableCounter =
  (countAt: number, entryBytes: number): CountItems =>
  ({ view }) => {
    const items = view.getUint32(countAt);
    return { items, fits: items * entryBytes <= view.byteLength - countAt - 4 };
  };

/**
 * Counts samples in run-length entries, each of which stands for many samples. Every sample takes at least one byte
 * in the file.
 */
const countRuns: CountItems = (box) => {
  const { items, fits } = createTableCounter(4, 8)(box);
  if (!fits) return { items, fits };
  let samples = 0;
  for (let at = 8; at < 8 + items * 8; at += 8) samples += box.view.getUint32(at);
  return { items: samples, fits: samples <= box.fileBytes };
};

const countSampleSizes: CountItems = ({ view, fileBytes }) => {
  const [each, items] = [view.getUint32(4), view.getUint32(8)];
  return { items, fits: each === 0 ? items * 4 <= view.byteLength - 12 : items * each <= fileBytes };
};

const countCompactSizes: CountItems = ({ view }) => {
  const items = view.getUint32(8);
  return { items, fits: (items * view.getUint8(7)) / 8 <= view.byteLength - 12 };
};

/** Flags for the optional fields of a fragment's samples, four bytes each. */
const perSampleFlags = [0x100, 0x200, 0x400, 0x800];
const countFragmentRun: CountItems = ({ view, fileBytes }) => {
  const [flags, items] = [view.getUint32(0) & 0xffffff, view.getUint32(4)];
  const bytes = perSampleFlags.filter((flag) => flags & flag).length * 4;
  return { items, fits: items <= fileBytes && items * bytes <= view.byteLength - 8 };
};

const countKeyIds: CountItems = ({ view }) => {
  const hasIds = view.getUint8(0) > 0;
  return hasIds ? createTableCounter(20, 16)({ view, fileBytes: 0 }) : { items: 0, fits: true };
};

const countersByType: Record<string, CountItems> = {
  stts: countRuns,
  ctts: countRuns,
  stsz: countSampleSizes,
  stz2: countCompactSizes,
  stsc: createTableCounter(4, 12),
  stco: createTableCounter(4, 4),
  co64: createTableCounter(4, 8),
  stss: createTableCounter(4, 4),
  stsd: createTableCounter(4, 8),
  elst: createTableCounter(4, 12),
  keys: createTableCounter(4, 8),
  pssh: countKeyIds,
  trun: countFragmentRun,
  tfra: createTableCounter(12, 11),
  senc: createTableCounter(4, 0),
};

/** Large boxes that the parser never reads. */
const opaqueTypes = new Set(["mdat", "free", "skip", "wide"]);
const readBoxType = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function* getTopLevelBoxes(bytes: Uint8Array): Generator<[from: number, to: number]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length;) {
    const [size, isLong] = [view.getUint32(at), view.getUint32(at) === 1 && at + 16 <= bytes.length];
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? bytes.length - at : size;
    if (length < 8) return;
    const end = Math.min(bytes.length, at + length);
    if (!opaqueTypes.has(readBoxType(bytes, at + 4))) yield [at, end];
    at = end;
  }
}

/**
 * Refuses an MP4 or MOV file that declares more entries or samples than its bytes can hold, because the parser
 * creates an object for each. Boxes are searched at every offset, because the parser also follows them where none
 * belong.
 */
export function enforceCounts(bytes: Uint8Array, refusal: () => Error): void {
  if (readBoxType(bytes, 4) !== "ftyp") return;
  const samples = new Map<string, number>();
  for (const [from, to] of getTopLevelBoxes(bytes)) {
    for (let at = from; at + 8 <= to; at += 1) {
      // Skip most offsets quickly: every counted box type starts with a lowercase letter from c to t.
      if ((bytes[at + 4] ?? 0) < 0x63 || (bytes[at + 4] ?? 0) > 0x74) continue;
      const type = readBoxType(bytes, at + 4);
      const count = Object.hasOwn(countersByType, type) ? countersByType[type] : undefined;
      const size = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
      // Text that only resembles a box type has no size that fits.
      if (!count || size < 8 || at + size > to) continue;
      const items = findItemCount(count, bytes, at + 8, at + size);
      const inAll = (samples.get(type) ?? 0) + (items ?? Infinity);
      if (inAll > bytes.length) throw refusal();
      samples.set(type, inAll);
    }
  }
}

function findItemCount(count: CountItems, bytes: Uint8Array, from: number, to: number): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  try {
    const { items, fits } = count({ view, fileBytes: bytes.length });
    return fits ? items : null;
  } catch {
    // The box is too short for its own count field.
    return null;
  }
}
