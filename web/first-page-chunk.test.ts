import { expect, it } from "vitest";
import { collectIcons } from "./first-page-chunk.ts";

const folder = "/node_modules/lucide-react/dist/esm";
const index = `${folder}/lucide-react.mjs`;

const sources: Record<string, string> = {
  [index]: `export { default as Clock, default as ClockIcon } from './icons/clock.mjs';
export { default as Gavel } from './icons/gavel.mjs';
export { default as Rating, default as Star } from './icons/star.mjs';`,
  "/app/hero.tsx": `import { Clock, Star as Filled } from "lucide-react";`,
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: [], code: sources[id] ?? null }) };

it("finds the icons that modules name, and no others", () => {
  const icons = collectIcons(modules, new Set([index, "/app/hero.tsx"]));

  expect(icons).toEqual(new Set([`${folder}/icons/clock.mjs`, `${folder}/icons/star.mjs`]));
});
