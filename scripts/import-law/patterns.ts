/** Tests may import internals, so the server's inner rules do not apply to them. */
export const testPattern = String.raw`\.(test|long)\.tsx?$|^server/test/|^cluster/(test|histories)/|/test-[^/]+\.tsx?$`;
export const modulesPattern = "^server/src/modules/";
export const exceptTypeImports = { isTypeOnly: false };

/** Matches a role in a module: a file with that name, or a folder that replaced the file as it grew. */
export const toRolePattern = (...names: string[]) =>
  String.raw`^server/src/modules/[^/]+/(${names.join("|")})(\.ts$|/)`;
export const edgePattern = toRolePattern("routes", "[a-z-]+-routes", "socket", "jobs");
export const manifestPattern = toRolePattern("module");
/** Predicates are SQL conditions for the stores of other modules. */
export const storePattern = toRolePattern("store", "predicates");
export const servicePattern = toRolePattern("service", "export", "figures");

export const toPackagePattern = (...names: string[]) => `node_modules/(${names.join("|")})/`;

/** Packages that parse pictures, videos, tables, archives and wallets' answers: the ones in use, and alternatives. */
export const parsers = [
  "sharp",
  "jimp",
  "image-size",
  "exifr",
  "exif-reader",
  "file-type",
  "mediabunny",
  "mp4box",
  "ffmpeg[^/]*",
  "csv-parse",
  "csv-parser",
  "papaparse",
  "xlsx",
  "exceljs",
  "yauzl",
  "unzipper",
  "adm-zip",
  "jszip",
  "tar",
  "@owf/mdoc",
  "@peculiar/[^/]+",
  "cbor[^/]*",
];
