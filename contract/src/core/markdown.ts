/** A piece of text: plain, emphasized, or a link. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  /** Below the page's own second level. */
  | { kind: "heading"; level: 3 | 4; content: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] };

// No repetition contains another one, and each stops at its own delimiter, so hostile text cannot make it slow.
const inlinePattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\][]+)\]\(([^\s()]+)\)/g;
const itemPattern = /^(?:[-*]|\d{1,3}[.)])\s+/;
const linkPattern = /^(?:https?:\/\/|mailto:)[^\s<>"'`\\]+$/i;

function toInline(source: string, [, strong, emphasis, label, address]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (emphasis !== undefined) return { kind: "emphasis", text: emphasis };
  if (!address || !linkPattern.test(address)) return { kind: "text", text: source };
  return { kind: "link", text: label ?? "", href: address };
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(toInline(match[0], match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const joinLines = (lines: readonly string[]) => parseInline(lines.join(" "));

function parseList(lines: readonly string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (itemPattern.test(line)) items.push([line.replace(itemPattern, "")]);
    else items.at(-1)?.push(line);
  }
  return { kind: "list", isOrdered: /^\d/.test(lines[0] ?? ""), items: items.map(joinLines) };
}

function parseBlock(lines: readonly string[]): Block[] {
  const [first = "", ...rest] = lines;
  const [, marks, title] = /^(#{1,6})\s+(.+)$/.exec(first) ?? [];
  if (marks && title) {
    const heading: Block = {
      kind: "heading",
      level: marks.length > 3 ? 4 : 3,
      content: parseInline(title),
    };
    return rest.length > 0 ? [heading, ...parseBlock(rest)] : [heading];
  }
  return [itemPattern.test(first) ? parseList(lines) : { kind: "paragraph", content: joinLines(lines) }];
}

/**
 * Parses the subset of Markdown that operators may use: paragraphs, headings, lists, `**strong**`, `*emphasis*` and
 * links to http, https and mailto. All other markup stays text.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .split(/\r?\n\s*\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(parseBlock);
}
