/** The number in `?page=`; 1 when there is none, or nothing that could be one. */
export function pageOf(params: URLSearchParams): number {
  const given = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
