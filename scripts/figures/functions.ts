import { parseSync, type ArrowFunctionExpression, type Function, type Node } from "oxc-parser";
import { getChildren } from "../check/language/tokens.ts";
import { lineAt } from "../check/line-at.ts";

export interface LongFunction {
  file: string;
  line: number;
  name: string;
  lines: number;
}

/** Finds functions whose body spans more lines than allowed; a one-expression arrow function has no body. */
export function findLongFunctions(file: string, text: string, limit = 50): LongFunction[] {
  const found: LongFunction[] = [];
  const visit = (node: Node, parent: Node) => {
    if (isFunction(node) && node.body?.type === "BlockStatement") {
      const line = lineAt(text, node.start);
      const lines = lineAt(text, node.end - 1) - line + 1;
      if (lines > limit) found.push({ file, line, name: getFunctionName(node, parent, text), lines });
    }
    for (const child of getChildren(node)) visit(child, node);
  };
  const { program } = parseSync(file, text);
  visit(program, program);
  return found;
}

const isFunction = (node: Node): node is Function | ArrowFunctionExpression =>
  node.type === "FunctionDeclaration" ||
  node.type === "FunctionExpression" ||
  node.type === "ArrowFunctionExpression";

function getFunctionName({ id }: Function | ArrowFunctionExpression, parent: Node, text: string): string {
  if (id) return id.name;
  if (parent.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  const isMethod = parent.type === "MethodDefinition" || (parent.type === "Property" && parent.method);
  return isMethod ? text.slice(parent.key.start, parent.key.end) : "(anonymous)";
}
