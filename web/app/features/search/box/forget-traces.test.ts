// @vitest-environment jsdom
import { expect, it } from "vitest";
import { forgetSearchTraces } from "#web/session/forget-searches.ts";
import { readPlace, rememberPlace } from "#web/shared/remembered-place.ts";
import { readRecentSearches, rememberSearch } from "./recent-searches.ts";

it("forgets the place and the searches, and tells the page", () => {
  rememberPlace({ city: "Vienna", near: "48.2,16.37", radiusKm: 25 });
  rememberSearch({ label: "“anna”", path: "/search?q=anna" });
  let changes = 0;
  addEventListener("place-changed", () => (changes += 1));

  forgetSearchTraces();

  expect([readPlace(), readRecentSearches(), changes]).toEqual([null, [], 1]);
});
