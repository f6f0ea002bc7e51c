import type { Plan } from "./plan/plan.ts";

/** Runs a plan and returns whether it still breaks the same law. */
type Fails = (plan: Plan) => Promise<boolean>;

const keepOnly = (plan: Plan, ids: ReadonlySet<string>): Plan => ({
  ...plan,
  steps: plan.steps.filter(({ id }) => ids.has(id)),
  faults: plan.faults.filter(({ id }) => ids.has(id)),
});

const listIds = ({ steps, faults }: Plan) => [...steps, ...faults].map(({ id }) => id);

/**
 * Delta debugging: leaves out ever smaller parts of a plan for as long as the rest still fails. The interleaving is
 * not deterministic, so a smaller plan may pass by luck; the result is the smallest that was seen to fail.
 */
export async function shrinkPlan(
  plan: Plan,
  fails: Fails,
  { attempts, suspects }: { attempts: number; suspects: readonly string[] },
): Promise<Plan> {
  let [smallest, left] = [plan, attempts];

  async function tryPlan(candidate: Plan): Promise<boolean> {
    left -= 1;
    if (!(await fails(candidate))) return false;
    smallest = candidate;
    return true;
  }

  // The steps that the checker named are often enough, without any fault or with all of them.
  const named = new Set(suspects);
  const withFaults = new Set([...suspects, ...plan.faults.map(({ id }) => id)]);
  if (named.size > 0 && !(await tryPlan(keepOnly(plan, named)))) await tryPlan(keepOnly(plan, withFaults));

  for (let parts = 2; left > 0;) {
    const ids = listIds(smallest);
    const size = Math.ceil(ids.length / parts);
    let isSmaller = false;
    for (let at = 0; at < ids.length && left > 0 && !isSmaller; at += size) {
      const removed = new Set(ids.slice(at, at + size));
      isSmaller = await tryPlan(keepOnly(smallest, new Set(ids.filter((id) => !removed.has(id)))));
    }
    if (isSmaller) parts = Math.max(2, parts - 1);
    else if (size <= 1) break;
    else parts *= 2;
  }
  return smallest;
}
