import { listSeparator } from "@vesper/contract/profiles/list-separator";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { limits } from "@vesper/contract/core/limits";
import { hour } from "@vesper/contract/profiles/profile-rates";
import { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { Email } from "@vesper/contract/core/text";
import { z } from "zod";
import type { CsvRow } from "./read-csv.ts";

/** Ids of categories and tags by the names that a file may use. */
export interface Terms {
  categories: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
}

export interface NewPerson {
  email: string;
  draft: ProfileDraft;
  images: string[];
}

/** Either a valid person or all errors in the row, so that a file can be fixed in one pass. */
export type RowResult = { person: NewPerson; errors?: never } | { person?: never; errors: string[] };

/** Place, duration and amount: `outcall 120=400`, `incall overnight=1500,50`. */
function parseRateEntry(entry: string) {
  const [, place, duration, amount = ""] =
    /^(\w+)\s+(\w+)\s*=\s*(\d+(?:[.,]\d+)?)$/.exec(entry.toLowerCase()) ?? [];
  return place && { place, duration, amount: Number(amount.replace(",", ".")) };
}

const numberColumns = new Set(["age", "height", "weight", "rateOutcall", "rateIncall"]);
const listColumns = new Set(["languages", "services"]);
const choiceColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  welcomes: welcomeLabels,
  access: accessLabels,
};

export const splitList = (cell: string): string[] =>
  cell
    .split(listSeparator)
    .map((part) => part.trim())
    .filter(Boolean);

const PictureAddress = z.url({ protocol: /^https?$/, error: "must contain only valid web addresses" });

const Person = z.object({
  email: Email,
  draft: ProfileDraft,
  images: z
    .array(PictureAddress)
    .max(limits.upload.images, `must have at most ${limits.upload.images} addresses`),
});

/** Returns the nonempty cells of a row by column. */
export const getValuesByColumn = (columns: readonly string[], { cells }: CsvRow): Map<string, string> =>
  new Map(columns.map((name, at) => [name, cells[at] ?? ""] as const).filter(([, cell]) => cell !== ""));

export function validateRow(columns: readonly string[], row: CsvRow, terms: Terms): RowResult {
  const values = getValuesByColumn(columns, row);
  const unknown: string[] = [];
  const findTermId = (kind: keyof Terms, name: string) => {
    const id = terms[kind].get(name.toLowerCase());
    if (!id) unknown.push(`The ${kind === "tags" ? "tag" : "category"} “${name}” doesn’t exist`);
    return id;
  };

  const findRate = (entry: string) => {
    const rate = parseRateEntry(entry);
    if (!rate) unknown.push(`rates “${entry}” must be written like “outcall 120=400”`);
    return rate ?? [];
  };

  const {
    name: _,
    email,
    category,
    tags = "",
    images = "",
    rates = "",
    district,
    ...fields
  } = Object.fromEntries(values);
  const draft = {
    ...Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, toValue(name, cell)])),
    name: values.get("name"),
    ...(category && { categoryId: findTermId("categories", category) }),
    tags: splitList(tags).flatMap((tag) => findTermId("tags", tag) ?? []),
    ...(rates && { rates: splitList(rates).flatMap(findRate) }),
    ...(district && { location: { address: district } }),
  };
  const { success, data, error } = Person.safeParse({ email, draft, images: splitList(images) });
  const tooLong =
    row.cells.length > columns.length ? ["The row has more cells than the file has columns"] : [];
  const issues = success ? findRateConflicts(data.draft) : error.issues.map(toDetail);
  const errors = [...tooLong, ...unknown, ...issues];
  return success && errors.length === 0 ? { person: data } : { errors };
}

const toValue = (name: string, cell: string): unknown => {
  if (listColumns.has(name)) return splitList(cell);
  const labels = choiceColumns[name];
  if (labels) return splitList(cell).map((part) => findChoice(labels, part));
  return numberColumns.has(name) && /^\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(",", ".")) : cell;
};

/** Finds the value of a fixed list by its label or by itself; an unknown one is left for the schema to refuse. */
function findChoice(labels: Readonly<Record<string, string>>, part: string): string {
  const written = part.toLowerCase();
  const known = Object.entries(labels).find(([, label]) => label.toLowerCase() === written);
  return known?.[0] ?? written;
}

/** Formats an issue with the column name from the file instead of the field name. */
function toDetail({ path, message }: z.core.$ZodIssue): string {
  const [first, entry, field] = path[0] === "draft" ? path.slice(1) : path;
  if (first === "rates") return `rates entry ${Number(entry) + 1}, ${String(field)} ${message}`;
  const column = first === "location" ? "district" : String(first === "categoryId" ? "category" : first);
  return `${column} ${message}`;
}

/** A file may repeat the hourly rates in its list, but not contradict them. */
const findRateConflicts = ({ rateOutcall, rateIncall, rates = [] }: ProfileDraft): string[] =>
  rates
    .filter(
      ({ place, duration, amount }) =>
        duration === hour && amount !== (place === "outcall" ? rateOutcall : rateIncall),
    )
    .map(
      ({ place }) =>
        `rates must have the same one-hour rate for ${place} as ${place === "outcall" ? "rateOutcall" : "rateIncall"}`,
    );
