import { lazy, type ReactNode, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { renderHtml } from "./render-html.ts";

vi.mock("react-dom/server", { spy: true });
afterEach(() => vi.clearAllMocks());

const render = (element: ReactNode) =>
  renderHtml(
    <html lang="en">
      <body>{element}</body>
    </html>,
    { nonce: "n", timeout: 5_000 },
  );
const toPage = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;

it("renders a page without a stream if no part of it waits", async () => {
  const page = await render(
    <Suspense fallback="Loading">
      <p>Noor &amp; {1}</p>
    </Suspense>,
  );

  expect(page).toEqual({ html: toPage("<!--$--><p>Noor &amp; <!-- -->1</p><!--/$-->"), hasFailed: false });
  expect(renderToPipeableStream).not.toHaveBeenCalled();
});

it("waits for a part whose code is loaded on demand", async () => {
  const Bar = lazy(async () => ({ default: () => <p>Closed on Monday</p> }));

  const page = await render(
    <Suspense fallback="Loading">
      <Bar />
    </Suspense>,
  );

  expect(page).toEqual({ html: toPage("<!--$--><p>Closed on Monday</p><!--/$-->"), hasFailed: false });
});

it("reports a part that fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error("broken");
  };

  const page = await render(
    <Suspense fallback="Loading">
      <Broken />
    </Suspense>,
  );

  expect(page.hasFailed).toBe(true);
});

it("rejects a page that fails outside any such part", async () => {
  const Broken = () => {
    throw new Error("broken");
  };

  await expect(render(<Broken />)).rejects.toThrow("broken");
});

it("ends the shapes of an icon with a slash", async () => {
  const { html } = await render(
    <svg>
      <path d="M1 1h2" />
    </svg>,
  );

  expect(html).toBe(toPage('<svg><path d="M1 1h2"/></svg>'));
});
