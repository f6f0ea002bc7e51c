import type { Import } from "./read-imports.ts";

type Pattern = string | readonly string[];

interface Side {
  path?: Pattern;
  pathNot?: Pattern;
}

/** Forbids the imports from files that match one side to what matches the other. */
export interface Rule {
  name: string;
  comment?: string;
  from: Side;
  /** `$1` stands for what the first group of `from.path` matched. */
  to: Side & Partial<Pick<Import, "isTypeOnly" | "isDynamic" | "isBuiltin" | "isResolved">>;
}

/** Lists the imports that a rule forbids. */
export const findForbidden = (rule: Rule, imports: readonly Import[]): Import[] =>
  imports.filter((each) => {
    const { path: toPath, pathNot: toPathNot, ...flags } = rule.to;
    const source = matchSide(rule.from, each.from);
    if (!source) return false;
    const insert = (pattern: Pattern | undefined) =>
      pattern === undefined ? undefined : join(pattern).replaceAll("$1", source[1] ?? "");
    return (
      matchSide({ path: insert(toPath), pathNot: insert(toPathNot) }, each.to) !== null &&
      Object.entries(flags).every(([flag, value]) => each[flag as keyof typeof flags] === value)
    );
  });

const join = (pattern: Pattern) => (typeof pattern === "string" ? pattern : pattern.join("|"));

const expressions = new Map<string, RegExp>();

function toExpression(pattern: Pattern): RegExp {
  const source = join(pattern);
  const expression = expressions.get(source) ?? new RegExp(source, "u");
  expressions.set(source, expression);
  return expression;
}

function matchSide({ path = "", pathNot }: Side, file: string): RegExpExecArray | null {
  if (pathNot !== undefined && toExpression(pathNot).test(file)) return null;
  return toExpression(path).exec(file);
}
