import { beforeEach, expect, it } from "vitest";
import { writeItem } from "#web/session/browser-storage.ts";
import { forgetSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";

const toSearch = (name: string) => ({ label: name, path: `/search?q=${name}` });
const getLabels = () => readRecentSearches().map(({ label }) => label);

beforeEach(forgetSearches);

it("keeps the last five searches, the newest first, each once", () => {
  for (const name of ["a", "b", "c", "d", "b", "e", "f"]) rememberSearch(toSearch(name));

  expect(getLabels()).toEqual(["f", "e", "b", "d", "c"]);
});

it("forgets them on request", () => {
  rememberSearch(toSearch("anna"));
  forgetSearches();
  expect(getLabels()).toEqual([]);
});

it("ignores an entry that it did not write", () => {
  writeItem("recentSearches", JSON.stringify([{ label: "x", path: "https://elsewhere.test" }, 3]));
  expect(getLabels()).toEqual([]);
  writeItem("recentSearches", "{");
  expect(getLabels()).toEqual([]);
});
