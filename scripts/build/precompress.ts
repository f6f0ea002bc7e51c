import { existsSync, globSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = "**/*.{js,css,svg,json,html,txt,webmanifest}";
// Shorter files would hardly shrink.
const minBytes = 256;

/** Writes a .br and a .gz next to every text file that lacks one, so that the server need not compress on each request. */
export async function precompress(folder: string): Promise<void> {
  // Files are compressed in parallel: zlib uses separate threads, and a build has few files.
  await Promise.all(findUncompressed(folder).map(compressFile));
}

export const findUncompressed = (folder: string): string[] =>
  globSync(compressible, { cwd: folder })
    .map((file) => `${folder}/${file}`)
    .filter((path) => statSync(path).size > minBytes)
    .filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`));

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeWhole(`${path}.br`, brotli), writeWhole(`${path}.gz`, gzipped)]);
}

/** A server may be reading the folder, and this process may be killed. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
