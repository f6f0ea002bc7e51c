import { describe, expect, it } from "vitest";
import { createEscapeCounter } from "./use-quick-exit.ts";

describe("a double press of Escape", () => {
  it("counts within a second", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(900, false)]).toEqual([false, true]);
  });

  it("does not count when the second press is late", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(1001, false), press(1500, false)]).toEqual([false, false, true]);
  });

  it("ignores a press that closed something", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(200, true), press(400, false), press(600, false)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
