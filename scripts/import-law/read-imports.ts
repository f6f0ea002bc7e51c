import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { parseSync, Visitor, type Node } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

export interface Import {
  from: string;
  /** Path of the imported file; the specifier of a module of Node.js, or of one that was not found. */
  to: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
  isBuiltin: boolean;
  isResolved: boolean;
}

type Specifier = Pick<Import, "isTypeOnly" | "isDynamic"> & { text: string };

const resolver = new ResolverFactory({ conditionNames: ["node", "import", "types", "default"] });

/** Reads the imports of a file, whose path is relative to the folder; null if it is not TypeScript. */
export function readImports(folder: string, file: string): Import[] | null {
  if (!/\.tsx?$/.test(file)) return null;
  const { program, errors } = parseSync(file, readFileSync(join(folder, file), "utf8"));
  if (errors.length > 0) return null;

  const specifiers: Specifier[] = [];
  const add = (text: string, { isTypeOnly = false, isDynamic = false }) =>
    specifiers.push({ text, isTypeOnly, isDynamic });
  const addExpression = (source: Node | undefined, isDynamic: boolean) => {
    if (source?.type === "Literal" && typeof source.value === "string") add(source.value, { isDynamic });
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers: names }) {
      const isTypeOnly = importKind === "type" || (names.length > 0 && names.every(isTypeName));
      add(source.value, { isTypeOnly });
    },
    ExportNamedDeclaration({ source, exportKind, specifiers: names }) {
      if (source) add(source.value, { isTypeOnly: exportKind === "type" || names.every(isTypeName) });
    },
    ExportAllDeclaration: ({ source, exportKind }) => {
      add(source.value, { isTypeOnly: exportKind === "type" });
    },
    ImportExpression: ({ source }) => addExpression(source, true),
    CallExpression: ({ callee, arguments: [source] }) => {
      if (callee.type === "Identifier" && callee.name === "require") addExpression(source, false);
    },
    TSImportType: ({ source }) => {
      add(source.value, { isTypeOnly: true });
    },
  }).visit(program);
  return specifiers.map((specifier) => resolveImport(folder, file, specifier));
}

const isTypeName = (name: { type: string; importKind?: string; exportKind?: string }): boolean =>
  name.importKind === "type" || name.exportKind === "type";

function resolveImport(folder: string, from: string, { text, ...kind }: Specifier): Import {
  if (isBuiltin(text)) return { from, to: text, ...kind, isBuiltin: true, isResolved: true };
  // Vite reads what follows the question mark: how to import a file that is no module.
  const { path } = resolver.sync(dirname(join(folder, from)), text.replace(/\?.*$/, ""));
  const to = path ? relative(folder, path).replaceAll(sep, "/") : text;
  return { from, to, ...kind, isBuiltin: false, isResolved: path !== undefined };
}
