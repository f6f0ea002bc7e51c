import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fromRoot } from "../lib/files.ts";

interface Checkout {
  folder: string;
  close: () => void;
}

/** Opens a folder as it is, or a revision of this repository unpacked next to the current packages. */
export function openCheckout(place: string): Checkout {
  if (existsSync(place)) return { folder: resolve(place), close: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), "vesper-checkout-"));
  const archive = execFileSync("git", ["archive", place], { cwd: fromRoot("."), maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(fromRoot("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, close: () => rmSync(folder, { recursive: true }) };
}
