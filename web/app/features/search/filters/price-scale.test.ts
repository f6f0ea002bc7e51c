import { expect, it } from "vitest";
import { lastPosition, toBars, toHighPosition, toLowPosition, toPrice } from "./price-scale.ts";

it("has no limit at both ends", () => {
  expect([toPrice(0), toPrice(lastPosition)]).toEqual(["", ""]);
  expect([toLowPosition(""), toHighPosition("")]).toEqual([0, lastPosition]);
});

it("places thumbs so that the chosen range lies between them", () => {
  expect(toPrice(toLowPosition("250"))).toBe("250");
  expect(toPrice(toLowPosition("270"))).toBe("250");
  expect(toPrice(toHighPosition("270"))).toBe("300");
  expect(toHighPosition("5000")).toBe(lastPosition);
  expect(toHighPosition("0")).toBe(1);
});

it("draws one bar per band, relative to the highest", () => {
  const bars = toBars(
    new Map([
      ["100-150", 2],
      ["1000-", 4],
    ]),
  );
  expect(bars).toHaveLength(lastPosition);
  expect([bars[0]?.height, bars[1]?.height, bars.at(-1)?.height]).toEqual([0, 0.5, 1]);
});
