import { expect, it } from "vitest";
import { drawPlan } from "./plan/draw-plan.ts";
import type { Plan } from "./plan/plan.ts";
import { shrinkPlan } from "./shrink.ts";

const listNames = ({ steps, faults }: Plan) => [
  ...steps.map(({ action }) => action.name),
  ...faults.map(({ fault }) => fault.kind),
];

it("leaves the parts that are needed together", async () => {
  const plan = drawPlan(11);
  const [first, last] = [plan.steps[3], plan.steps.at(-3)];
  const needed = [first?.id, last?.id, plan.faults[0]?.id];
  const fails = async ({ steps, faults }: Plan) =>
    needed.every((id) => [...steps, ...faults].some((part) => part.id === id));

  const shrunk = await shrinkPlan(plan, fails, { attempts: 300, suspects: [first?.id ?? ""] });

  expect([...shrunk.steps, ...shrunk.faults].map(({ id }) => id).toSorted()).toEqual(needed.toSorted());
});

it("stops after a number of attempts", async () => {
  let attempts = 0;
  const fails = async () => {
    attempts += 1;
    return false;
  };

  const shrunk = await shrinkPlan(drawPlan(1), fails, { attempts: 5, suspects: [] });

  expect(attempts).toBe(5);
  expect(listNames(shrunk)).toEqual(listNames(drawPlan(1)));
});

it("a seed always gives the same plan, and another seed another one", () => {
  expect(drawPlan(7)).toEqual(drawPlan(7));
  expect(drawPlan(8)).not.toEqual({ ...drawPlan(7), seed: 8 });
});
