import type { IRegularForbiddenRuleType } from "dependency-cruiser";

export type Rule = Omit<IRegularForbiddenRuleType, "severity">;

/** Tests look behind the curtain, so the server's inner laws do not bind them. */
export const tests = String.raw`\.(test|long)\.tsx?$|^server/test/|^cluster/test/|/test-[^/]+\.tsx?$`;
export const modules = "^server/src/modules/";
export const typesAside = { dependencyTypesNot: ["type-only" as const] };

/** A role is a file of a module, or the folder that the file grew into. */
export const role = (...names: string[]) =>
  String.raw`^server/src/modules/[^/]+/(${names.join("|")})(\.ts$|/)`;
export const edges = role("routes", "[a-z-]+-routes", "socket", "jobs");
export const manifest = role("module");
/** Predicates are SQL conditions for the stores of other modules. */
export const stores = role("store", "predicates");
export const services = role("service", "export", "figures");

export const npm = (...names: string[]) => `node_modules/(${names.join("|")})/`;

/** Of pictures, videos, tables and archives: those in use, and others of their kind. */
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
