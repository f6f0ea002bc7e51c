import { expect, it } from "vitest";
import { toAmount, toDollars } from "./amounts.ts";

const euro = { code: "EUR", perDollar: 0.92 };

it("converts an amount to whole dollars and back", () => {
  expect(toDollars("300", euro)).toBe("326");
  expect(toAmount("326", euro)).toBe("300");
  expect(toAmount("250", { code: "JPY", perDollar: 150.3 })).toBe("37600");
});

it("keeps dollars as they are, and nothing for no amount", () => {
  const dollars = { code: "USD", perDollar: 1 };
  expect(toAmount("250", dollars)).toBe("250");
  expect(toDollars("250", dollars)).toBe("250");
  expect([toDollars("", euro), toDollars("abc", euro), toAmount(undefined, euro)]).toEqual(["", "", ""]);
});
