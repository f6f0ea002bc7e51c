import type { TermPerson } from "@vesper/contract/profiles/term-people";
import { expect, it } from "vitest";
import { dealPeople } from "./term-people.ts";

const people = (...ids: string[]) => ids.map((_id) => ({ _id }) as TermPerson);
const getIds = (dealt: readonly TermPerson[] | undefined) => dealt?.map(({ _id }) => _id);
const terms = ["luxury", "vip", "constructor"].map((slug) => ({ slug }));

it("shows three people per term, and other people on every tile as far as there are any", () => {
  const dealt = dealPeople(terms, [
    { slug: "vip", people: people("a", "b", "d", "f") },
    { slug: "luxury", people: people("a", "b", "c", "d", "e") },
  ]);

  expect(getIds(dealt.get("luxury"))).toEqual(["a", "b", "c"]);
  expect(getIds(dealt.get("vip"))).toEqual(["d", "f", "a"]);
});

it("shows nobody for a term without people, whatever its slug is", () => {
  const dealt = dealPeople(terms, []);

  expect(getIds(dealt.get("constructor"))).toEqual([]);
  expect(dealt.get("to-string")).toBeUndefined();
});
