import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryIcon } from "./category-icon.tsx";

const draw = (slug: string) => renderToStaticMarkup(<CategoryIcon category={{ slug, type: "feature" }} />);

it("draws the icon of the type for a slug that it does not know", () => {
  expect(draw("miami")).toContain("lucide-waves");
  expect(draw("quiet-evenings")).toContain("lucide-shapes");
  expect(draw("constructor")).toContain("lucide-shapes");
});
