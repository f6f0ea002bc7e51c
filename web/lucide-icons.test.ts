import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Flag from "virtual:icons/flag";
import Tag from "virtual:icons/tag";

it("draws shapes, without the attributes that all icons share", () => {
  expect(renderToStaticMarkup(createElement(Flag))).toMatch(
    /^<svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="[^"]+"><\/path><\/svg>$/,
  );
});

it("keeps the fill of a shape in a group", () => {
  expect(renderToStaticMarkup(createElement(Tag))).toMatch(
    /class="icon"><path d="[^"]+"><\/path><circle [^>]+ fill="currentColor"><\/circle><\/svg>$/,
  );
});

it("refuses a name that Lucide does not have", async () => {
  await expect(import("virtual:icons/no-such-icon")).rejects.toThrow('Lucide has no icon "no-such-icon"');
});
