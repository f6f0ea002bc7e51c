import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
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
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: string[]) => {
    const call = ts.isCallExpression(node) ? readTitle(node) : undefined;
    if (call?.kind === "test") titles.push([...groups, call.title].join(" › "));
    const inside = call?.kind === "group" ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return titles;
}

/** `it("…", …)`, `test.describe("…", …)`, `it.each(…)("…", …)`: a title and a function. */
function readTitle({ expression, arguments: given }: ts.CallExpression) {
  const [title, ...rest] = given;
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  const [root, ...members] = called.getText().replaceAll(/\s/g, "").split(".");
  const isTest = root === "it" || root === "test" || root === "describe";
  if (!isTest || !title || !rest.some(ts.isFunctionLike)) return undefined;
  const text = ts.isStringLiteralLike(title) ? title.text : title.getText().replaceAll(/\s+/g, " ");
  return {
    kind: root === "describe" || members.includes("describe") ? "group" : "test",
    title: text,
  } as const;
}
