/** Assigns "field: problem" details to the fields of a form; details that match no field are returned in `rest`. */
export function toFieldErrors(details: readonly string[], names: readonly string[]) {
  const fields = new Map<string, string>();
  const rest: string[] = [];
  for (const detail of details) {
    const [, path = "", problem = ""] = /^([\w.]+):\s*(.+)$/s.exec(detail) ?? [];
    const name = path.replace(/^body\./, "");
    if (names.includes(name)) fields.set(name, fields.get(name) ?? problem);
    else rest.push(detail);
  }
  return { fields, rest };
}
