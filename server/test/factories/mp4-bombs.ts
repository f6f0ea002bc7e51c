/** Hand-written MP4 boxes, for videos that no encoder would produce. */
const toUint32Bytes = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
};
const createZeros = (count: number) => Buffer.alloc(count);
function createBox(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([toUint32Bytes(content.length + 8), Buffer.from(type, "latin1"), content]);
}

/** Sample tables that replace the valid ones. */
type Tables = Partial<Record<"stts" | "ctts" | "stsz" | "stz2" | "stsc" | "stco" | "stss", Buffer>>;

interface Mp4Options {
  tables?: Tables;
  /** Extra boxes beside the track (`inHead`) and after the header (`after`). */
  inHead?: Buffer[];
  after?: Buffer[];
}

const matrix = toUint32Bytes(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

const sampleEntry = createBox(
  "vp09",
  createZeros(6),
  Buffer.from([0, 1]),
  createZeros(16),
  Buffer.from([1, 64, 0, 180]),
  toUint32Bytes(0x480000, 0x480000, 0),
  Buffer.from([0, 1]),
  createZeros(32),
  Buffer.from([0, 24, 0xff, 0xff]),
  createBox("vpcC", toUint32Bytes(0x01000000), Buffer.from([0, 10, 0x82, 1, 1, 1, 0, 0])),
);

/** Builds a video with a single frame that lasts one second. Every table can be replaced. */
export function buildMp4({ tables = {}, inHead = [], after = [] }: Mp4Options = {}): Buffer {
  const head = createBox("ftyp", Buffer.from("isom"), toUint32Bytes(0x200), Buffer.from("isomiso2mp41"));
  const honest = {
    stts: createBox("stts", toUint32Bytes(0, 1, 1, 1000)),
    stsz: createBox("stsz", toUint32Bytes(0, 0, 1, 5)),
    stsc: createBox("stsc", toUint32Bytes(0, 1, 1, 1, 1)),
    stco: createBox("stco", toUint32Bytes(0, 1, head.length + 8)),
  };
  const { stsz, ...rest } = { ...honest, ...tables };
  const sizes = tables.stz2 ? [] : [stsz];
  const stbl = createBox(
    "stbl",
    createBox("stsd", toUint32Bytes(0, 1), sampleEntry),
    ...Object.values(rest),
    ...sizes,
  );
  const minf = createBox(
    "minf",
    createBox("vmhd", toUint32Bytes(1, 0, 0)),
    createBox("dinf", createBox("dref", toUint32Bytes(0, 1), createBox("url ", toUint32Bytes(1)))),
    stbl,
  );
  const mdia = createBox(
    "mdia",
    createBox("mdhd", toUint32Bytes(0, 0, 0, 1000, 1000), Buffer.from([0x55, 0xc4, 0, 0])),
    createBox("hdlr", toUint32Bytes(0, 0), Buffer.from("vide"), createZeros(13)),
    minf,
  );
  const tkhd = createBox(
    "tkhd",
    toUint32Bytes(3, 0, 0, 1, 0, 1000, 0, 0, 0, 0),
    matrix,
    toUint32Bytes(320 << 16, 180 << 16),
  );
  const mvhd = createBox(
    "mvhd",
    toUint32Bytes(0, 0, 0, 1000, 1000, 0x10000, 0x1000000, 0, 0),
    matrix,
    createZeros(24),
    toUint32Bytes(2),
  );
  const mdat = createBox("mdat", Buffer.from([0x82, 0x49, 0x83, 0x42, 0]));
  return Buffer.concat([
    head,
    mdat,
    createBox("moov", mvhd, createBox("trak", tkhd, mdia), ...inHead),
    ...after,
  ]);
}

const million = 1_000_000;
const offsets = createBox("ctts", toUint32Bytes(0, 1, 1, 0));
const createFragment = (count: number) =>
  createBox(
    "moof",
    createBox("mfhd", toUint32Bytes(0, 1)),
    createBox(
      "traf",
      createBox("tfhd", toUint32Bytes(0x38, 1, 1, 5, 0)),
      createBox("trun", toUint32Bytes(0, count)),
    ),
  );

/**
 * Each file declares far more entries than its bytes can hold, and the parser would allocate an object for every
 * entry.
 */
export const mp4Bombs: [what: string, bytes: () => Buffer][] = [
  [
    "0xFFFFFFFF samples in one entry",
    () =>
      buildMp4({ tables: { stts: createBox("stts", toUint32Bytes(0, 1, 0xffffffff, 1)), ctts: offsets } }),
  ],
  [
    "three million samples in one entry",
    () =>
      buildMp4({ tables: { stts: createBox("stts", toUint32Bytes(0, 1, 3 * million, 1)), ctts: offsets } }),
  ],
  [
    "three million offsets in one entry",
    () => buildMp4({ tables: { ctts: createBox("ctts", toUint32Bytes(0, 1, 3 * million, 0)) } }),
  ],
  [
    "more entries than bytes",
    () => buildMp4({ tables: { stts: createBox("stts", toUint32Bytes(0, 0xffffffff, 1, 1)) } }),
  ],
  [
    "more sizes than bytes",
    () => buildMp4({ tables: { stsz: createBox("stsz", toUint32Bytes(0, 0, 0xffffffff, 5)) } }),
  ],
  [
    "samples of one size",
    () => buildMp4({ tables: { stsz: createBox("stsz", toUint32Bytes(0, 5, 0xffffffff)) } }),
  ],
  [
    "more compact sizes than bytes",
    () => buildMp4({ tables: { stz2: createBox("stz2", toUint32Bytes(0, 4, 0xffffffff, 0)) } }),
  ],
  [
    "a fragment of very many samples",
    () =>
      buildMp4({
        inHead: [createBox("mvex", createBox("trex", toUint32Bytes(0, 1, 1, 1, 5, 0)))],
        after: [createFragment(0xffffffff)],
      }),
  ],
  [
    "more keys than bytes",
    () =>
      buildMp4({
        inHead: [
          createBox(
            "meta",
            createBox("hdlr", toUint32Bytes(0, 0), Buffer.from("mdta"), createZeros(13)),
            createBox("keys", toUint32Bytes(0, 0xffffffff)),
          ),
        ],
      }),
  ],
  [
    "more key ids than bytes",
    () =>
      buildMp4({
        inHead: [createBox("pssh", toUint32Bytes(0x01000000), createZeros(16), toUint32Bytes(0xffffffff))],
      }),
  ],
];
