/** Boxes of an MP4 by hand, for films that no writer would write. */
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
};
const zeros = (count: number) => Buffer.alloc(count);
function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, "latin1"), content]);
}

/** Which tables the film has, in place of those of an honest one. */
type Tables = Partial<Record<"stts" | "ctts" | "stsz" | "stz2" | "stsc" | "stco" | "stss", Buffer>>;

interface Film {
  tables?: Tables;
  /** Further boxes beside the track, and behind the head. */
  inHead?: Buffer[];
  after?: Buffer[];
}

const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

const entry = box(
  "vp09",
  zeros(6),
  Buffer.from([0, 1]),
  zeros(16),
  Buffer.from([1, 64, 0, 180]),
  u32(0x480000, 0x480000, 0),
  Buffer.from([0, 1]),
  zeros(32),
  Buffer.from([0, 24, 0xff, 0xff]),
  box("vpcC", u32(0x01000000), Buffer.from([0, 10, 0x82, 1, 1, 1, 0, 0])),
);

/** One frame of one second, with every table to be replaced. */
export function film({ tables = {}, inHead = [], after = [] }: Film = {}): Buffer {
  const head = box("ftyp", Buffer.from("isom"), u32(0x200), Buffer.from("isomiso2mp41"));
  const honest = {
    stts: box("stts", u32(0, 1, 1, 1000)),
    stsz: box("stsz", u32(0, 0, 1, 5)),
    stsc: box("stsc", u32(0, 1, 1, 1, 1)),
    stco: box("stco", u32(0, 1, head.length + 8)),
  };
  const { stsz, ...rest } = { ...honest, ...tables };
  const sizes = tables.stz2 ? [] : [stsz];
  const stbl = box("stbl", box("stsd", u32(0, 1), entry), ...Object.values(rest), ...sizes);
  const minf = box(
    "minf",
    box("vmhd", u32(1, 0, 0)),
    box("dinf", box("dref", u32(0, 1), box("url ", u32(1)))),
    stbl,
  );
  const mdia = box(
    "mdia",
    box("mdhd", u32(0, 0, 0, 1000, 1000), Buffer.from([0x55, 0xc4, 0, 0])),
    box("hdlr", u32(0, 0), Buffer.from("vide"), zeros(13)),
    minf,
  );
  const tkhd = box("tkhd", u32(3, 0, 0, 1, 0, 1000, 0, 0, 0, 0), matrix, u32(320 << 16, 180 << 16));
  const mvhd = box("mvhd", u32(0, 0, 0, 1000, 1000, 0x10000, 0x1000000, 0, 0), matrix, zeros(24), u32(2));
  const mdat = box("mdat", Buffer.from([0x82, 0x49, 0x83, 0x42, 0]));
  return Buffer.concat([head, mdat, box("moov", mvhd, box("trak", tkhd, mdia), ...inHead), ...after]);
}

const million = 1_000_000;
const offsets = box("ctts", u32(0, 1, 1, 0));
const fragment = (count: number) =>
  box(
    "moof",
    box("mfhd", u32(0, 1)),
    box("traf", box("tfhd", u32(0x38, 1, 1, 5, 0)), box("trun", u32(0, count))),
  );

/** Each states far more than its bytes can hold; the parser would make an object for every one. */
export const bombs: [what: string, bytes: () => Buffer][] = [
  [
    "0xFFFFFFFF samples in one entry",
    () => film({ tables: { stts: box("stts", u32(0, 1, 0xffffffff, 1)), ctts: offsets } }),
  ],
  [
    "three million samples in one entry",
    () => film({ tables: { stts: box("stts", u32(0, 1, 3 * million, 1)), ctts: offsets } }),
  ],
  [
    "three million offsets in one entry",
    () => film({ tables: { ctts: box("ctts", u32(0, 1, 3 * million, 0)) } }),
  ],
  ["more entries than bytes", () => film({ tables: { stts: box("stts", u32(0, 0xffffffff, 1, 1)) } })],
  ["more sizes than bytes", () => film({ tables: { stsz: box("stsz", u32(0, 0, 0xffffffff, 5)) } })],
  ["samples of one size", () => film({ tables: { stsz: box("stsz", u32(0, 5, 0xffffffff)) } })],
  ["more compact sizes than bytes", () => film({ tables: { stz2: box("stz2", u32(0, 4, 0xffffffff, 0)) } })],
  [
    "a fragment of very many samples",
    () =>
      film({
        inHead: [box("mvex", box("trex", u32(0, 1, 1, 1, 5, 0)))],
        after: [fragment(0xffffffff)],
      }),
  ],
  [
    "more keys than bytes",
    () =>
      film({
        inHead: [
          box(
            "meta",
            box("hdlr", u32(0, 0), Buffer.from("mdta"), zeros(13)),
            box("keys", u32(0, 0xffffffff)),
          ),
        ],
      }),
  ],
  [
    "more key ids than bytes",
    () => film({ inHead: [box("pssh", u32(0x01000000), zeros(16), u32(0xffffffff))] }),
  ],
];
