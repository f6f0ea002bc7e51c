import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = "**/*.{js,css,svg,json,html,txt,webmanifest}";
// Shorter files would hardly shrink.
const minBytes = 256;

/** Writes a .br and a .gz next to every text file, so that the server need not compress on each request. */
export async function precompress(folder: string) {
  // Files are compressed in parallel: zlib uses separate threads, and a build has few files.
  await Promise.all(globSync(compressible, { cwd: folder }).map((file) => compressFile(`${folder}/${file}`)));
}

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length <= minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
