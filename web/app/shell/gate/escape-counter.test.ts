import { describe, expect, it } from "vitest";
import { createEscapeCounter } from "./use-quick-exit.ts";

describe("pressing Escape", () => {
  it("counts when it comes twice within a second", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(900, false)]).toEqual([false, true]);
  });

  it("does not count when the second press comes late", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(1001, false), press(1500, false)]).toEqual([false, false, true]);
  });

  it("does not count a press that closed something", () => {
    const press = createEscapeCounter(1000);

    expect([press(0, false), press(200, true), press(400, false), press(600, false)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
