import type { Node } from "oxc-parser";

interface DeclaredName {
  name: string;
  start: number;
}

type Maybe = Node | null | undefined;
type Read = (node: Node) => DeclaredName[];
type NodeWith<Type> = Extract<Node, { type: Type }>;
type Readers = { [Type in Node["type"]]?: (node: NodeWith<Type>) => DeclaredName[] };

/** TypeScript cannot correlate a node with the reader looked up by its type, hence the cast. */
const findReader = (readers: Readers, node: Node) => readers[node.type] as Read | undefined;

const readPattern = (node: Maybe): DeclaredName[] => (node ? (findReader(patterns, node)?.(node) ?? []) : []);

/** `{ a }` only repeats a name that is declared elsewhere; `{ a: b }` introduces `b`. */
const patterns: Readers = {
  Identifier: ({ name, start }) => [{ name, start }],
  ArrayPattern: ({ elements }) => elements.flatMap(readPattern),
  ObjectPattern: ({ properties }) =>
    properties.flatMap((property) => {
      if (property.type === "RestElement") return readPattern(property.argument);
      return property.shorthand ? [] : readPattern(property.value);
    }),
  AssignmentPattern: ({ left }) => readPattern(left),
  RestElement: ({ argument }) => readPattern(argument),
  TSParameterProperty: ({ parameter }) => readPattern(parameter),
};

const readId = ({ id }: { id: Maybe }) => readPattern(id);
const readParams = ({ params }: { params: Node[] }) => params.flatMap(readPattern);
const readKey = ({ key, computed }: { key: Node; computed: boolean }) => (computed ? [] : readPattern(key));
const readFunction = (node: { id: Maybe; params: Node[] }) => [...readId(node), ...readParams(node)];

const declarations: Readers = {
  VariableDeclarator: readId,
  ClassDeclaration: readId,
  TSInterfaceDeclaration: readId,
  TSTypeAliasDeclaration: readId,
  TSEnumDeclaration: readId,
  TSTypeParameter: ({ name }) => readPattern(name),
  FunctionDeclaration: readFunction,
  FunctionExpression: readFunction,
  TSDeclareFunction: readFunction,
  ArrowFunctionExpression: readParams,
  TSFunctionType: readParams,
  TSMethodSignature: (node) => [...readKey(node), ...readParams(node)],
  Property: (node) => (node.shorthand ? [] : readKey(node)),
  MethodDefinition: readKey,
  PropertyDefinition: readKey,
  TSPropertySignature: readKey,
  ImportSpecifier: ({ imported, local }) => (imported.start === local.start ? [] : readPattern(local)),
};

/**
 * Names that this node itself declares. References are left out, because they change when the declaration is
 * renamed.
 */
export const declaredNames: Read = (node) => findReader(declarations, node)?.(node) ?? [];
