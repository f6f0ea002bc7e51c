import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type CallExpression, type Node } from "oxc-parser";
import { getChildren } from "../check/language/tokens.ts";
import { listSourceFiles } from "../lib/files.ts";
import { toInventory, type Inventory } from "./difference.ts";

/** Lists the titles of all tests in a checkout, each after the titles of its groups. The files may move. */
export function readTestTitles(checkout: string): Inventory {
  const files = listSourceFiles("", checkout).filter((file) => /\.tsx?$/.test(file));
  return toInventory(
    files.flatMap((file) => {
      const text = readFileSync(join(checkout, file), "utf8");
      return /\b(it|test|describe)\b/.test(text) ? listTitles(file, text) : [];
    }),
  );
}

export function listTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: Node, groups: string[]) => {
    const call = node.type === "CallExpression" ? readTitle(node, text) : undefined;
    if (call?.kind === "test") titles.push([...groups, call.title].join(" › "));
    const inside = call?.kind === "group" ? [...groups, call.title] : groups;
    for (const child of getChildren(node)) visit(child, inside);
  };
  visit(parseSync(file, text).program, []);
  return titles;
}

/** `it("…", …)`, `test.describe("…", …)`, `it.each(…)("…", …)`: a title and a function. */
function readTitle({ callee, arguments: given }: CallExpression, text: string) {
  const [title, ...rest] = given;
  const getText = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const called = callee.type === "CallExpression" ? callee.callee : callee;
  const [root, ...members] = getText(called).replaceAll(/\s/g, "").split(".");
  const isTest = root === "it" || root === "test" || root === "describe";
  const hasBody = rest.some(
    ({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression",
  );
  if (!isTest || !title || !hasBody) return undefined;
  const isGroup = root === "describe" || members.includes("describe");
  return { kind: isGroup ? "group" : "test", title: toTitle(title, getText(title)) } as const;
}

/** The value of a plain text; the source of any other expression on one line. */
function toTitle(node: Node, source: string): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? source;
  return source.replaceAll(/\s+/g, " ");
}
