const stream = "window.__reactRouterContext.streamController";

/**
 * Writes the data of the loaders at the end of the document, for hydration. The router reads it from the same stream
 * that its own scripts would fill. Single quotes, because the data is JSON: every double quote would need an escape.
 */
export function handOverData(html: string, data: string, nonce: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0 || data === "") return html;
  const script = `${stream}.enqueue(${toLiteral(data)});${stream}.close()`;
  return `${html.slice(0, end)}<script nonce="${nonce}">${script}</script>${html.slice(end)}`;
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "'": "\\'",
  "\n": "\\n",
  "\r": "\\r",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
  // Neither `</script>` nor `<!--` may appear inside a script.
  "<": "\\x3c",
};

export const toLiteral = (text: string): string =>
  `'${text.replaceAll(/[\\'\n\r\u2028\u2029<]/g, (character) => escapes[character] ?? character)}'`;
