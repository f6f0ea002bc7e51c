import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { storedItems } from "./cookie-facts.ts";

const app = new URL("../../", import.meta.url);
const keyPatterns = [
  /\bstorageKey = "([\w-]+)"/g,
  /createLocalStore\(`([\w-]+:)/g,
  /\b(?:access|refresh|user): "(\w+)"/g,
];

/** Returns the browser storage keys that the source code uses. */
function findStorageKeys(): string[] {
  const sources = globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.ts"] })
    .map((file) => readFileSync(new URL(file, app), "utf8"))
    .filter((source) =>
      /browser-storage|tab-storage|localStorage|sessionStorage|createLocalStore/.test(source),
    );
  return sources.flatMap((source) =>
    keyPatterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key = ""]) => key)),
  );
}

it("documents exactly the browser storage keys that the site uses", () => {
  const documented = storedItems.flatMap(({ names = [] }) => names.map((name) => name.replace("…", "")));

  expect(documented.toSorted()).toEqual([...new Set(findStorageKeys())].toSorted());
});

it("uses no text that contradicts how payments and premium work", () => {
  const texts = globSync("{features,routes}/**/*.{ts,tsx}", {
    cwd: app,
    exclude: ["**/*.test.ts", "**/styleguide/**"],
  }).map((file) => readFileSync(new URL(file, app), "utf8"));

  expect(
    texts.filter((text) => /nothing is sold|we sell nothing|paid listing|supports the site/i.test(text)),
  ).toEqual([]);
});
