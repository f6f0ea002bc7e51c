type Values = Record<string, string | number | boolean | null | undefined>;

export interface AddressParts {
  params?: Values;
  query?: Values;
}

function fillPath(path: string, params: Values): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
}

function queryString(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** The path of one call with its parameters and query filled in. */
export function addressOf(
  endpoint: { base: string; path: string },
  { params = {}, query = {} }: AddressParts,
): string {
  const search = queryString(query);
  return `${endpoint.base}${fillPath(endpoint.path, params)}${search && `?${search}`}`;
}
