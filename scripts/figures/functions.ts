import ts from "typescript";

export interface LongFunction {
  file: string;
  line: number;
  name: string;
  lines: number;
}

/** Finds functions whose body spans more lines than allowed; a one-expression arrow function has no body. */
export function findLongFunctions(file: string, text: string, limit = 50): LongFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: LongFunction[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body && ts.isBlock(node.body)) {
      const line = lineAt(node.getStart());
      const lines = lineAt(node.end) - line + 1;
      if (lines > limit) found.push({ file, line, name: getFunctionName(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function getFunctionName(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? "(anonymous)";
}
