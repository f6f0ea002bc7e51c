// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { lastPosition, toHighPosition, toLowPosition, toPrice } from "./price-scale.ts";
import { usePriceRange } from "./use-price-range.ts";

afterEach(cleanup);

const baht = { code: "THB", perDollar: 33.4 };
const euro = { code: "EUR", perDollar: 0.92 };
const positions = Array.from({ length: lastPosition - 1 }, (_, index) => index + 1);

it.each([0.79, 0.92, 18.2, 20.9, 32.6, 150.3])(
  "puts a thumb exactly where it was moved, with %d units per dollar",
  (perDollar) => {
    const { result } = renderHook(() => usePriceRange({}, { code: "XXX", perDollar }));
    const reached = positions.map((position) => {
      act(() => {
        result.current.low.setPrice(toPrice(position));
        result.current.high.setPrice(toPrice(position));
      });
      return [toLowPosition(result.current.low.dollars), toHighPosition(result.current.high.dollars)];
    });

    expect(reached).toEqual(positions.map((position) => [position, position]));
  },
);

it("keeps the text as typed, and converts the price when the currency changes", () => {
  const { result, rerender } = renderHook(({ currency }) => usePriceRange({}, currency), {
    initialProps: { currency: baht },
  });
  act(() => result.current.low.handleType("3010"));
  const typed = [result.current.low.text, result.current.low.dollars];
  rerender({ currency: euro });

  expect([typed, result.current.low.text]).toEqual([["3010", "90"], "83"]);
});

it("does not change a price of the URL that only looks different in another currency", () => {
  const { result } = renderHook(() => usePriceRange({ minPrice: "301" }, { code: "JPY", perDollar: 150.3 }));

  expect([result.current.low.dollars, result.current.low.text]).toEqual(["301", "45200"]);
});
