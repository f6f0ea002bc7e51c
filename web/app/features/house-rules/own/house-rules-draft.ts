import { limits } from "@vesper/contract/core/limits";
import { HouseRules } from "@vesper/contract/profiles/house-rules";
import { z } from "zod";

const toRules = (lines: string) =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The form has one field with a rule on each line; empty lines are dropped. */
export const HouseRulesForm = z
  .object({ rules: z.string().transform(toRules) })
  .superRefine(({ rules }, { addIssue }) => {
    const { max } = limits.houseRules;
    const problem =
      rules.length > max ? `can be ${max} at most; these are ${rules.length}` : findProblem(rules);
    if (problem) addIssue({ code: "custom", path: ["rules"], message: problem });
  });

/** The first rule that the contract refuses, by its place in the list. */
function findProblem(rules: readonly string[]): string | undefined {
  const { element } = HouseRules.shape.rules;
  for (const [index, rule] of rules.entries()) {
    const { error } = element.safeParse(rule);
    if (error) return `Rule ${index + 1} ${error.issues[0]?.message}`;
  }
  return undefined;
}

export const toLines = ({ rules }: HouseRules) => ({ rules: rules.join("\n") });
