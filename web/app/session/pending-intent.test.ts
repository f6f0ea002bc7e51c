import { beforeEach, describe, expect, it, vi } from "vitest";
import { readPendingIntent, removePendingIntent, storePendingIntent } from "./pending-intent.ts";
import { storage, stored } from "./test-storage.ts";

const intent = { kind: "listing", target: null, path: "/supplier/profile" } as const;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", storage);
});

describe("an intent kept in the tab", () => {
  it("is found until it is removed", () => {
    storePendingIntent(intent);
    expect(readPendingIntent()).toMatchObject(intent);

    removePendingIntent();
    expect(readPendingIntent()).toBeNull();
  });

  it("is forgotten after half an hour", () => {
    storePendingIntent(intent);

    expect(readPendingIntent(Date.now() + 29 * 60_000)).toMatchObject(intent);
    expect(readPendingIntent(Date.now() + 31 * 60_000)).toBeNull();
  });

  it.each(["", "null", "{", '"text"', '{"kind":"listing"}'])("is ignored if it is unreadable: %s", (text) => {
    stored.set("signInIntent", text);

    expect(readPendingIntent()).toBeNull();
  });
});
