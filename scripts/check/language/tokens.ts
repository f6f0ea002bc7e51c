import { parseSync, visitorKeys, type Node } from "oxc-parser";
import { declaredNames } from "./declared-names.ts";

export interface Token {
  kind: "name" | "comment" | "text" | "key";
  text: string;
  start: number;
}

/**
 * Whether a string is a key, such as an event, a path or a column: it has no space and does not open like a
 * sentence.
 */
const isKey = (text: string) => /^[^A-Z\s]\S*$/.test(text);

const toText = (text: string, start: number): Token => ({ kind: isKey(text) ? "key" : "text", text, start });

export const isSql = (node: Node): boolean =>
  node.type === "TaggedTemplateExpression" && node.tag.type === "Identifier" && node.tag.name === "sql";

/** Module specifiers repeat file names, which are checked separately. */
const isSpecifier = (node: Node, key: string): boolean =>
  key === "source" && /^(?:Import|Export)/.test(node.type);

/**
 * Child nodes in source order, without module specifiers. This is a plain loop, because it runs for every node in
 * the repository.
 */
export function getChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    if (isSpecifier(node, key)) continue;
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const one of Array.isArray(child) ? child : [child]) if (one) children.push(one);
  }
  return children;
}

function ownTokens(node: Node): Token[] {
  if (node.type === "Literal" && typeof node.value === "string") return [toText(node.value, node.start)];
  if (node.type === "TemplateElement") return [toText(node.value.raw, node.start)];
  if (node.type === "JSXText") return [{ kind: "text", text: node.value, start: node.start }];
  return declaredNames(node).map(({ name, start }) => ({ kind: "name", text: name, start }));
}

function collect(node: Node, tokens: Token[]): Token[] {
  for (const token of ownTokens(node)) tokens.push(token);
  for (const child of getChildren(node)) {
    // The text of a query is code: tables and columns keep their names.
    if (isSql(node) && child.type === "TemplateLiteral")
      child.expressions.forEach((one) => collect(one, tokens));
    else collect(child, tokens);
  }
  return tokens;
}

/** Consecutive `//` lines are one comment. */
function toComments(source: string, comments: { type: string; start: number; end: number }[]): Token[] {
  const merged: { type: string; start: number; end: number }[] = [];
  for (const comment of comments) {
    const last = merged.at(-1);
    const isContinued =
      last?.type === "Line" &&
      comment.type === "Line" &&
      /^\n[ \t]*$/.test(source.slice(last.end, comment.start));
    if (isContinued) last.end = comment.end;
    else merged.push({ ...comment });
  }
  return merged.map(({ start, end }) => ({ kind: "comment", text: source.slice(start, end), start }));
}

/** Declared names, comments and texts of one source file. */
export function readTokens(file: string, source: string): Token[] {
  const { program, comments } = parseSync(file, source);
  return [...collect(program, []), ...toComments(source, comments)];
}
