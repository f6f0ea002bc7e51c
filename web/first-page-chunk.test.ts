import { expect, it } from "vitest";
import { collectIcons } from "./first-page-chunk.ts";

const toIcon = (name: string) => `\0virtual:icons/${name}`;

const imports: Record<string, readonly string[]> = {
  "/app/home.tsx": ["/app/hero.tsx", toIcon("clock")],
  "/app/hero.tsx": [toIcon("star")],
  "/app/cases.tsx": [toIcon("gavel")],
  [toIcon("clock")]: [],
  [toIcon("star")]: [],
  [toIcon("gavel")]: [],
};
const modules = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
};

it("finds the icons that modules name, and no others", () => {
  expect(collectIcons(modules, ["/app/home.tsx"])).toEqual(new Set([toIcon("clock"), toIcon("star")]));
});
