import { parseSortValue } from "./sort-value.ts";

/** Filters from the URL by name; invalid values are left out. */
export type Filters = Readonly<Record<string, string | undefined>>;

/** Filters with several values, separated by commas. */
const multiValueNames = new Set(["tags", "languages", "services", "welcomes", "access"]);

export const getValues = (filters: Filters, name: string): string[] =>
  (filters[name] ?? "").split(",").filter(Boolean);

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

type Schemas = Readonly<Record<string, Schema>>;

/** Without JavaScript, a form sends the value of the sort menu as it is. */
function expandSort(params: URLSearchParams): URLSearchParams {
  const sort = params.get("sort");
  if (!sort) return params;
  const expanded = new URLSearchParams(params);
  for (const [name, value] of Object.entries(parseSortValue(sort))) expanded.set(name, value);
  return expanded;
}

const getDefault = (schema: Schema | undefined) => {
  const value = schema?.safeParse(undefined).data;
  return typeof value === "string" ? value : undefined;
};

/** Orders that have a direction in the menu. The newest come first, so that direction is left out. */
const directedSorts = new Set(["rateOutcall", "rateIncall", "age", "name"]);

/** A URL may name only the order or only the direction; the menu needs both. */
function fillSort(filters: Filters, { sortBy: by, sortOrder: order }: Schemas): Filters {
  const sortBy = filters["sortBy"] ?? (filters["sortOrder"] && getDefault(by));
  if (!sortBy) return filters;
  const sortOrder =
    filters["sortOrder"] ?? (directedSorts.has(sortBy) ? (getDefault(order) ?? "asc") : undefined);
  return { ...filters, sortBy, ...(sortOrder && { sortOrder }) };
}

/** Parses the URL with an endpoint's query schemas; invalid values are left out instead of rejected. */
export function parseFilters(address: URLSearchParams, schemas: Schemas): Filters {
  const params = expandSort(address);
  const given = Object.entries(schemas).map(([name, schema]) => {
    // Without JavaScript, a form repeats the parameter for each value.
    const value = multiValueNames.has(name)
      ? params.getAll(name).join(",")
      : (params.get(name)?.trim() ?? "");
    return [name, value, value !== "" && schema.safeParse(value).success] as const;
  });
  const fitting = given.filter(([, , fits]) => fits).map(([name, value]) => [name, value]);
  return fillSort(Object.fromEntries(fitting) as Filters, schemas);
}

const splitSort = (field: readonly [string, string]): (readonly [string, string])[] =>
  field[0] === "sort" ? Object.entries(parseSortValue(field[1])) : [field];

/** Builds the query string for a form: repeated names become one value, and empty fields are left out. */
export function toQuery(fields: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...fields].flatMap(splitSort)) {
    if (value.trim() === "") continue;
    const before = query.get(name);
    query.set(name, before && multiValueNames.has(name) ? `${before},${value}` : value.trim());
  }
  return query.toString();
}

/** Returns the query string with the change applied, from the first page on. */
export function withFilters(filters: Filters, change: Filters): string {
  const next = Object.entries({ ...filters, ...change, page: undefined, rotation: undefined });
  return toQuery(next.map(([name, value]) => [name, value ?? ""]));
}

export function withoutValue(filters: Filters, name: string, value: string): string {
  return withFilters(filters, {
    [name]: getValues(filters, name)
      .filter((one) => one !== value)
      .join(","),
  });
}

const modifierNames = new Set(["page", "rotation", "sortBy", "sortOrder", "radiusKm", "nearCity"]);

/** Whether any filter narrows the results; sort order and page do not. */
export const isFiltered = (filters: Filters) =>
  Object.entries(filters).some(([name, value]) => value && !modifierNames.has(name));
