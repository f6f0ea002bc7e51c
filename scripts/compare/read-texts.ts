import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
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
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const text = node.text.replaceAll(/\s+/g, " ").trim();
      if (/^\p{Lu}\S*\s\S/u.test(text)) texts.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}
