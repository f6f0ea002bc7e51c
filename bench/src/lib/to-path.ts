export type Query = Record<string, string | number | boolean>;

export const toPath = (path: string, query: Query = {}): string => {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
};
