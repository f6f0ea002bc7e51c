import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { keepFilesPrivate } from "./private-files.ts";

const root = mkdtempSync(join(tmpdir(), "vesper-private-"));
const before = process.umask();
afterEach(() => {
  process.umask(before);
  rmSync(root, { recursive: true });
});

const getMode = (path: string) => statSync(path).mode & 0o777;

it("tightens permissions without following links out of the folder", () => {
  const [data, outside, neighbour] = [join(root, "data"), join(root, "outside"), join(root, "data/photos")];
  for (const folder of [data, outside, neighbour, join(data, "storage")])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(data, "storage/a"), "a");
  symlinkSync(outside, join(data, "storage/elsewhere"));
  for (const path of [data, outside, neighbour, join(data, "storage")]) chmodSync(path, 0o755);

  keepFilesPrivate(data);

  expect([getMode(data), getMode(join(data, "storage")), getMode(join(data, "storage/a"))]).toEqual([
    0o700, 0o700, 0o600,
  ]);
  // These folders were not created by Vesper and keep their mode. The private folder above `photos` is protection
  // enough.
  expect([getMode(outside), getMode(neighbour)]).toEqual([0o755, 0o755]);
  expect(process.umask()).toBe(0o077);
});

it("refuses a folder whose open permissions cannot be tightened", () => {
  mkdirSync(root, { recursive: true });
  const refuse = () => {
    throw Object.assign(new Error("no"), { code: "EPERM" });
  };
  const data = mkdtempSync(join(root, "data-"));
  chmodSync(data, 0o750);

  expect(() => keepFilesPrivate(data, vi.fn(refuse))).toThrow(
    /^the data folder .* can be opened by other users/,
  );
  expect(() => keepFilesPrivate("/")).toThrow("DATA_DIR");
});
