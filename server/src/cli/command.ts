import type { Context } from "#platform/context.ts";

export interface Command {
  help: string;
  run(ctx: Context, args: string[]): Promise<number>;
}

/** Says what is wrong, or that nothing is. */
export function reportOutcome(problems: string[], successMessage: string): number {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(successMessage);
  return problems.length === 0 ? 0 : 1;
}
