import type { ByteRange } from "#platform/storage/storage.ts";

/**
 * Parses a `Range` header. Returns undefined, which means the whole file, if there is none or it has several ranges.
 */
export function findByteRange(header: string | undefined, size: number): ByteRange | "outside" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const [start, end] =
    first === ""
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last ? Number(last) : size - 1];
  if (start >= size || start > end) return "outside";
  return { start, end: Math.min(end, size - 1) };
}
