import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Node } from "oxc-parser";
import { getChildren } from "../check/language/tokens.ts";
import { isTest } from "../figures/layers.ts";
import { listSourceFiles } from "../lib/files.ts";
import type { Inventory } from "./difference.ts";

const productFiles = /^(contract|server|web|demo)\/.*\.tsx?$/;

/** Lists the product's sentences and labels: texts of at least two words, the first capitalized. */
export function readTexts(checkout: string): Inventory {
  const files = listSourceFiles("", checkout).filter((file) => productFiles.test(file) && !isTest(file));
  const texts = files.flatMap((file) => listTexts(file, readFileSync(join(checkout, file), "utf8")));
  return new Map(texts.map((text) => [text, []]));
}

export function listTexts(file: string, content: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    const text = getText(node).replaceAll(/\s+/g, " ").trim();
    if (/^\p{Lu}\S*\s\S/u.test(text)) texts.push(text);
    getChildren(node).forEach(visit);
  };
  visit(parseSync(file, content).program);
  return texts;
}

function getText(node: Node): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return node.value.cooked ?? node.value.raw;
  return node.type === "JSXText" ? node.value : "";
}
