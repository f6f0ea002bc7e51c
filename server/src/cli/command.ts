import type { Context } from "#platform/context.ts";

export interface Command {
  help: string;
  run(ctx: Context, args: string[]): Promise<number>;
}

/** Prints the problems, or the success message when there are none. */
export function reportOutcome(problems: string[], successMessage: string): number {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(successMessage);
  return problems.length === 0 ? 0 : 1;
}
