// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { readItem } from "#web/session/browser-storage.ts";
import { forgetSearchTraces } from "#web/session/forget-searches.ts";
import { clearViewed, keepViews, parseViewed, rememberViewed } from "./viewed-profiles.ts";
import { areViewsKept } from "./viewed-switch.ts";

const day = 24 * 60 * 60_000;
const listIds = (now = Date.now()) => parseViewed(readItem("viewedProfiles"), now).map(({ id }) => id);

afterEach(() => {
  keepViews(true);
  clearViewed();
});

describe("recently viewed profiles", () => {
  it("are listed newest first, each once, at most twenty", () => {
    for (let index = 0; index < 25; index += 1) rememberViewed(`id ${index}`);
    rememberViewed("id 20");

    expect(listIds()).toHaveLength(20);
    expect(listIds().slice(0, 3)).toEqual(["id 20", "id 24", "id 23"]);
  });

  it("are forgotten after a week", () => {
    const now = Date.now();
    rememberViewed("old", now - 8 * day);
    rememberViewed("new", now);

    expect(listIds(now)).toEqual(["new"]);
    expect(listIds(now + 7 * day)).toEqual([]);
  });

  it("are cleared and no longer kept once turned off", () => {
    rememberViewed("one");
    keepViews(false);
    rememberViewed("two");

    expect([areViewsKept(), listIds()]).toEqual([false, []]);
  });

  it("are forgotten on quick exit and sign-out, as the searches are", () => {
    rememberViewed("one");
    forgetSearchTraces();

    expect(listIds()).toEqual([]);
  });

  it("survive storage that holds something else", () => {
    expect(parseViewed("{", 0)).toEqual([]);
    expect(parseViewed('{"id":1}', 0)).toEqual([]);
    expect(parseViewed('[1,{"id":"one","at":0}]', 1)).toEqual([{ id: "one", at: 0 }]);
  });
});
