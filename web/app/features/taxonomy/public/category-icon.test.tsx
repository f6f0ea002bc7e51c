import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import Shapes from "virtual:icons/shapes";
import WavesHorizontal from "virtual:icons/waves-horizontal";
import { CategoryIcon } from "./category-icon.tsx";

const draw = (slug: string) => renderToStaticMarkup(<CategoryIcon category={{ slug, type: "feature" }} />);
const waves = renderToStaticMarkup(<WavesHorizontal className="size-4.5" />);
const shapes = renderToStaticMarkup(<Shapes className="size-4.5" />);

it("draws the icon of the type for a slug that it does not know", () => {
  expect(draw("miami")).toContain(waves);
  expect(draw("quiet-evenings")).toContain(shapes);
  expect(draw("constructor")).toContain(shapes);
});
