// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useCurrentItem } from "./use-current-item.ts";

const nobody: ReadonlySet<string> = new Set();
const toListed = (ids: string, gone = nobody, list: string | null = "pending") => ({
  items: Array.from(ids, (_id) => ({ _id })),
  gone,
  list: list ?? undefined,
});

/** Renders a list and returns what is shown, as "current>next". */
function renderList(ids: string) {
  const hook = renderHook(useCurrentItem<{ _id: string }>, { initialProps: toListed(ids) });
  const read = () => {
    const { current, next, isRemoved } = hook.result.current;
    return `${current?._id ?? ""}>${next?._id ?? ""}${isRemoved ? " removed" : ""}`;
  };
  const change = (...to: Parameters<typeof toListed>) => {
    hook.rerender(toListed(...to));
    return read();
  };
  return { read, change, show: (id: string) => act(() => hook.result.current.show(id)) };
}

describe("the item beside the list", () => {
  it("is the first until one is shown, and stays when another is added above it", () => {
    const { read, change } = renderList("abc");
    expect(read()).toBe("a>b");
    expect(change("zabc")).toBe("a>b");
  });

  it("is followed by the next when this admin decides it, and by the previous at the end", () => {
    const { change, show } = renderList("abc");
    show("b");
    expect(change("ac", new Set("b"))).toBe("c>");
    expect(change("a", new Set("bc"))).toBe("a>");
  });

  it("stays when another admin decides it, until one is chosen", () => {
    const { read, change, show } = renderList("abc");
    expect(change("bc")).toBe("a>b removed");
    show("c");
    expect(read()).toBe("c>");
  });

  it("stays when others are decided", () => {
    const { change, show } = renderList("abc");
    show("c");
    expect(change("bc")).toBe("c>");
  });

  it("is the first of another page or filter, also if one was chosen while it loaded", () => {
    const { change, show } = renderList("abc");
    show("b");
    expect(change("abc", nobody, null)).toBe("b>c");
    show("c");
    expect(change("xyz", nobody, "approved")).toBe("x>y");
  });

  it("is none once all are decided, and then the first that follows", () => {
    const { change } = renderList("a");
    expect(change("", new Set("a"))).toBe(">");
    expect(change("xy")).toBe("x>y");
  });
});
