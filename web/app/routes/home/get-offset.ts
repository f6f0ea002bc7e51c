/** Returns the number in `?offset=`; 0 if missing or invalid. */
export function getOffset(params: URLSearchParams): number {
  const given = params.get("offset") ?? "";
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
}
