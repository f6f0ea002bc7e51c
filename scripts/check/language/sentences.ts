import { parseSync, type Node } from "oxc-parser";
import { lineAt } from "../line-at.ts";
import { getChildren, isSql } from "./tokens.ts";

export interface Sentence {
  file: string;
  line: number;
  text: string;
}

const gap = "{…}";

const isElement = (node: Node) => node.type === "JSXElement" || node.type === "JSXFragment";

/** Returns an element's text as it reads on the page: inline elements keep their text, values become a gap. */
function readElement(node: Node): string {
  if (node.type === "JSXText") return node.value;
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return node.children.map(readElement).join("");
  if (node.type !== "JSXExpressionContainer") return "";
  return node.expression.type === "Literal" ? String(node.expression.value) : gap;
}

const hasOwnText = (node: Node) =>
  isElement(node) &&
  getChildren(node).some((child) => child.type === "JSXText" && /[a-z]/i.test(child.value));

function readText(node: Node): string | undefined {
  if (hasOwnText(node)) return readElement(node);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join(gap);
  return undefined;
}

/** Log messages start in lowercase, but operators read them as sentences. */
const isLogCall = (node: Node) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.property.type === "Identifier" &&
  /^(?:debug|info|warn|error|fatal)$/.test(node.callee.property.name);

const isSentence = (text: string, isLogged: boolean) =>
  text.split(" ").length >= 3 && (isLogged ? /^[a-z]/i : /^["“]?[A-Z{]/).test(text) && /[a-z]{2} /.test(text);

/** Texts shown to people, as written in one source file. */
export function readSentences(file: string, source: string): Sentence[] {
  const sentences: Sentence[] = [];
  const visit = (node: Node, isLogged: boolean): void => {
    if (isSql(node)) return;
    const text = readText(node)?.replaceAll(/\s+/g, " ").trim();
    if (text !== undefined && isSentence(text, isLogged)) {
      sentences.push({ file, line: lineAt(source, node.start), text });
    }
    // The element's text has been read as a whole, so only its attributes are left.
    const rest = hasOwnText(node) && node.type === "JSXElement" ? [node.openingElement] : getChildren(node);
    for (const child of rest) visit(child, isLogCall(node));
  };
  visit(parseSync(file, source).program, false);
  return sentences;
}
