/** What an address asks for, name by name; what it misspells is not in it. */
export type Filters = Readonly<Record<string, string | undefined>>;

/** These hold several values, parted by commas. */
const multiValueNames = new Set(["tags", "languages"]);

export const getValues = (filters: Filters, name: string): string[] =>
  (filters[name] ?? "").split(",").filter(Boolean);

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

/** Reads the address by the schemas of a call, so that a wrong value is left out instead of refused. */
export function parseFilters(params: URLSearchParams, schemas: Readonly<Record<string, Schema>>): Filters {
  const given = Object.entries(schemas).map(([name, schema]) => {
    // Forms without scripts repeat the name.
    const value = multiValueNames.has(name)
      ? params.getAll(name).join(",")
      : (params.get(name)?.trim() ?? "");
    return [name, value, value !== "" && schema.safeParse(value).success] as const;
  });
  return Object.fromEntries(given.filter(([, , fits]) => fits).map(([name, value]) => [name, value]));
}

/** The query of a form: several boxes of one name become one value, and what is empty is left out. */
export function toQuery(fields: Iterable<readonly [string, string]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value.trim() === "") continue;
    const before = query.get(name);
    query.set(name, before && multiValueNames.has(name) ? `${before},${value}` : value.trim());
  }
  return query.toString();
}

/** The query after a change, on its first page again. */
export function withFilters(filters: Filters, change: Filters): string {
  const next = Object.entries({ ...filters, ...change, page: undefined });
  return toQuery(next.map(([name, value]) => [name, value ?? ""]));
}

export function withoutValue(filters: Filters, name: string, value: string): string {
  return withFilters(filters, {
    [name]: getValues(filters, name)
      .filter((one) => one !== value)
      .join(","),
  });
}

const modifierNames = new Set(["page", "sortBy", "sortOrder", "radiusKm", "nearCity"]);

/** Whether fewer are shown than there are. An order or a page alone leaves nobody out. */
export const isFiltered = (filters: Filters) =>
  Object.entries(filters).some(([name, value]) => value && !modifierNames.has(name));
