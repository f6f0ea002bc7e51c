import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

const render = (source: string) => renderToStaticMarkup(<Markdown source={source} />);

it("renders the subset", () => {
  expect(render("### Seat\n\nWrite **us** at [our office](mailto:office@example.test).")).toBe(
    '<h3>Seat</h3><p>Write <strong>us</strong> at <a href="mailto:office@example.test" rel="noreferrer nofollow">our office</a>.</p>',
  );
});

it.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[<b>x</b>](javascript:alert(1))",
  '[x](https://example.test/"onmouseover="alert(1))',
])("shows markup as text: %s", (source) => {
  expect(render(source).replaceAll(/<\/?(?:p|a)(?: href="[^"<>]*")?(?: rel="[^"]*")?>/g, "")).not.toMatch(
    /[<>]/,
  );
});
