// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markTaps } from "./mark-taps.ts";

const lift = (selector: string, pointerType: string) => {
  const event = new MouseEvent("pointerup", { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
};
const isMarked = () => document.querySelector("a")?.hasAttribute("data-tapped");

describe("a tap", () => {
  let unmark: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<a href="/"><i>Celia</i></a><p>Text</p>';
    unmark = markTaps();
  });
  afterEach(() => {
    unmark();
    vi.useRealTimers();
  });

  it("marks its control for a moment", () => {
    lift("i", "touch");
    expect(isMarked()).toBe(true);

    vi.runAllTimers();
    expect(isMarked()).toBe(false);
  });

  it("is not marked for a mouse, which the browser shows itself", () => {
    lift("i", "mouse");

    expect(isMarked()).toBe(false);
  });

  it("outside a control marks nothing", () => {
    lift("p", "touch");

    expect(document.querySelector("[data-tapped]")).toBeNull();
  });
});
