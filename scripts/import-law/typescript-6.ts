import { createRequire, registerHooks } from "node:module";

// dependency-cruiser cannot parse code with TypeScript 7: it finds no imports, or treats types as values, and reports
// success. This hook makes it load TypeScript 6, a dependency of this workspace.
const resolveOwnTypeScript = (specifier: string) => createRequire(import.meta.url).resolve(specifier);
const replacements = new Map(
  ["typescript", "typescript/package.json"].map((specifier) => [specifier, resolveOwnTypeScript(specifier)]),
);

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(replacements.get(specifier) ?? specifier, context),
});
