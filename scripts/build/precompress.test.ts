import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findUncompressed, precompress } from "./precompress.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "vesper-compress-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the compressed copies of the pages' files", () => {
  it("have the content of each text file that is not short", async () => {
    const text = "evening ".repeat(100);
    writeFileSync(join(folder, "page.js"), text);
    writeFileSync(join(folder, "short.js"), "evening");
    writeFileSync(join(folder, "picture.png"), text);

    await precompress(folder);

    expect(readdirSync(folder).toSorted()).toEqual([
      "page.js",
      "page.js.br",
      "page.js.gz",
      "picture.png",
      "short.js",
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, "page.js.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, "page.js.gz"))).toString()).toBe(text);
  });

  it("are completed where an earlier process was stopped, and only there", async () => {
    writeFileSync(join(folder, "done.css"), "dusk ".repeat(100));
    writeFileSync(join(folder, "half.css"), "dawn ".repeat(100));
    for (const name of ["done.css.br", "done.css.gz", "half.css.br"])
      writeFileSync(join(folder, name), "kept");
    expect(findUncompressed(folder)).toEqual([join(folder, "half.css")]);

    await precompress(folder);

    expect(findUncompressed(folder)).toEqual([]);
    expect(readFileSync(join(folder, "done.css.gz"), "utf8")).toBe("kept");
    expect(gunzipSync(readFileSync(join(folder, "half.css.gz"))).toString()).toBe("dawn ".repeat(100));
  });
});
