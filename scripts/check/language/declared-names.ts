import type { Node } from "oxc-parser";

interface DeclaredName {
  name: string;
  start: number;
}

type Maybe = Node | null | undefined;

/** Names introduced by a pattern. `{ a }` only repeats a name that is declared elsewhere; `{ a: b }` introduces `b`. */
function inPattern(node: Maybe): DeclaredName[] {
  switch (node?.type) {
    case "Identifier":
      return [{ name: node.name, start: node.start }];
    case "ArrayPattern":
      return node.elements.flatMap(inPattern);
    case "ObjectPattern":
      return node.properties.flatMap((property) => {
        if (property.type === "RestElement") return inPattern(property.argument);
        return property.shorthand ? [] : inPattern(property.value);
      });
    case "AssignmentPattern":
      return inPattern(node.left);
    case "RestElement":
      return inPattern(node.argument);
    case "TSParameterProperty":
      return inPattern(node.parameter);
    default:
      return [];
  }
}

const inKey = (key: Node, isComputed: boolean): DeclaredName[] => (isComputed ? [] : inPattern(key));

/** Names that this node itself declares. References are left out: they follow when the declaration is renamed. */
export function declaredNames(node: Node): DeclaredName[] {
  switch (node.type) {
    case "VariableDeclarator":
    case "ClassDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSEnumDeclaration":
      return inPattern(node.id);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "TSDeclareFunction":
      return [...inPattern(node.id), ...node.params.flatMap(inPattern)];
    case "ArrowFunctionExpression":
    case "TSFunctionType":
      return node.params.flatMap(inPattern);
    case "TSMethodSignature":
      return [...inKey(node.key, node.computed), ...node.params.flatMap(inPattern)];
    case "Property":
      return node.shorthand ? [] : inKey(node.key, node.computed);
    case "MethodDefinition":
    case "PropertyDefinition":
    case "TSPropertySignature":
      return inKey(node.key, node.computed);
    case "TSTypeParameter":
      return inPattern(node.name);
    case "ImportSpecifier":
      return node.imported.start === node.local.start ? [] : inPattern(node.local);
    default:
      return [];
  }
}
