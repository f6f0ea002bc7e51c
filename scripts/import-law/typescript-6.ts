import { createRequire, registerHooks } from "node:module";

// dependency-cruiser cannot read code with TypeScript 7: it then sees nothing, or types as if they were
// values, and is content. This workspace has its own TypeScript 6; here the tool is made to load that one.
const resolveOwnTypeScript = (specifier: string) => createRequire(import.meta.url).resolve(specifier);
const replacements = new Map(
  ["typescript", "typescript/package.json"].map((specifier) => [specifier, resolveOwnTypeScript(specifier)]),
);

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(replacements.get(specifier) ?? specifier, context),
});
