import { expect, it } from "vitest";
import { dealPeople, type TermPerson } from "./term-people.ts";

const people = (...ids: string[]) => ids.map((_id) => ({ _id }) as TermPerson);
const getIds = (dealt: readonly TermPerson[] | undefined) => dealt?.map(({ _id }) => _id);

it("shows three people per term, and other people on every tile as far as there are any", () => {
  const dealt = dealPeople([
    ["luxury", people("a", "b", "c", "d", "e")],
    ["vip", people("a", "b", "d", "f")],
    ["shy", []],
  ]);

  expect(getIds(dealt["luxury"])).toEqual(["a", "b", "c"]);
  expect(getIds(dealt["vip"])).toEqual(["d", "f", "a"]);
  expect(getIds(dealt["shy"])).toEqual([]);
});
