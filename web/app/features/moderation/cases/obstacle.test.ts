import { expect, it } from "vitest";
import { findObstacle } from "./obstacle.ts";

const [mina, noah] = ["mina", "noah"].map((name) => ({ _id: name, name, avatar: null }));
const free = { recusal: null, holder: null, assignee: null };

it.each([
  ["a free case", free, undefined],
  ["one’s own", { ...free, holder: mina ?? null, assignee: mina ?? null }, undefined],
  ["a held case", { ...free, holder: noah ?? null }, "noah is working on this case."],
  [
    "an assigned case",
    { ...free, assignee: noah ?? null },
    "This case is assigned to noah. Assign it to yourself first.",
  ],
  ["a case about oneself", { ...free, recusal: "This is about you." }, "This is about you."],
])("names what keeps Mina from %s", (_name, item, obstacle) => {
  expect(findObstacle(item, "mina")).toBe(obstacle);
});
