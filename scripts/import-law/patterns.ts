import type { IRegularForbiddenRuleType } from "dependency-cruiser";

export type Rule = Omit<IRegularForbiddenRuleType, "severity">;

/** Tests may import internals, so the server's inner rules do not apply to them. */
export const testPattern = String.raw`\.(test|long)\.tsx?$|^server/test/|^cluster/test/|/test-[^/]+\.tsx?$`;
export const modulesPattern = "^server/src/modules/";
export const exceptTypeImports = { dependencyTypesNot: ["type-only" as const] };

/** A role is a file of a module, or the folder that the file grew into. */
export const toRolePattern = (...names: string[]) =>
  String.raw`^server/src/modules/[^/]+/(${names.join("|")})(\.ts$|/)`;
export const edgePattern = toRolePattern("routes", "[a-z-]+-routes", "socket", "jobs");
export const manifestPattern = toRolePattern("module");
/** Predicates are SQL conditions for the stores of other modules. */
export const storePattern = toRolePattern("store", "predicates");
export const servicePattern = toRolePattern("service", "export", "figures");

export const toPackagePattern = (...names: string[]) => `node_modules/(${names.join("|")})/`;

/** Parsers of pictures, videos, tables and archives: the ones in use, and others of their kind. */
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
];
