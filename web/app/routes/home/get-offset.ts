/** The number in `?offset=`; 0 when there is none, or nothing that could be one. */
export function getOffset(params: URLSearchParams): number {
  const given = params.get("offset") ?? "";
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
}
