// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SizedPicture } from "./sized-picture.tsx";

const image = { _id: "p1", colors: [] };
const draw = () => (
  <SizedPicture image={image} sizes="100vw" priority="lazy" alt="Vera" className="" instead="V" />
);

const pretend = (complete: boolean) => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
};
afterEach(() => vi.restoreAllMocks());

it("is replaced if the image failed to load before hydration", () => {
  pretend(true);
  const { container } = render(draw());

  expect(container.textContent).toBe("V");
});

it("stays while the image loads a different width after a resize", () => {
  pretend(false);
  const { container, rerender } = render(draw());
  pretend(true);
  rerender(draw());

  expect(container.querySelector("img")).not.toBeNull();
});
