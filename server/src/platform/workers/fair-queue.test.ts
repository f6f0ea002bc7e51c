import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { perPerson: 3, inAll: 5, unbounded: "jobs" };

function drain(queue: { next(): string | undefined }): string[] {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

it("alternates between people and keeps each person's order", () => {
  const queue = createFairQueue<string>(limits);
  for (const item of ["a1", "a2", "a3", "b1", "c1"]) queue.add(item.charAt(0), item);

  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "a3"]);
});

it("limits tasks per person and in total, but always admits jobs", () => {
  const queue = createFairQueue<string>(limits);
  const added = ["a", "a", "a", "a", "b", "b", "c", "jobs"].map((person) => queue.add(person, person));

  expect(added).toEqual([true, true, true, false, true, true, false, true]);
  expect(drain(queue)).toHaveLength(6);
  expect(queue.add("c", "c")).toBe(true);
});
