import { globSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";

const maxMegabytes = 560;
const shownPackages = 8;
const mebibyte = 1024 * 1024;

/** Measures what `npm ci` takes on the disk, as `du` counts it: whole blocks, and linked files once. */
export async function runInstallSuite(): Promise<Report> {
  const root = fromRoot(".");
  const sizes = new Map<string, number>();
  const counted = new Set<number>();
  for (const path of globSync("{.,*}/node_modules/**", { cwd: root })) {
    const { blocks, ino, nlink } = lstatSync(join(root, path));
    if (nlink > 1 && counted.has(ino)) continue;
    counted.add(ino);
    const name = /^.*?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
    sizes.set(name, (sizes.get(name) ?? 0) + blocks * 512);
  }
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0) / mebibyte;
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, shownPackages);
  return {
    title: "install: MB (1,048,576 bytes) of the packages on the disk",
    columns: ["", "MB"],
    rows: [
      ...largest.map(([name, size]) => [name, formatNumber(size / mebibyte)]),
      [`all ${formatNumber(sizes.size)} packages`, formatNumber(whole)],
    ],
    goals: [{ what: "packages", value: whole, atMost: maxMegabytes, unit: " MB" }],
    ratios: {},
    figures: { whole },
  };
}
