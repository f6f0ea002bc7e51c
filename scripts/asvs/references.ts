import { readAnchors } from "../check/markdown-references.ts";
import { listTitles } from "../compare/read-tests.ts";
import type { Reference } from "./entry.ts";

/** Returns the text of a file in the repository, or null if there is none; tests pass a fake. */
export type ReadFile = (path: string) => string | null;

export interface ReferenceParts {
  file: string;
  kind: "test" | "code";
  /** Title of the test with its groups, or the symbol, text or heading. */
  name: string;
}

export function parseReference(reference: Reference): ReferenceParts {
  const [file = "", ...titles] = reference.split(" › ");
  if (titles.length > 0) return { file, kind: "test", name: titles.join(" › ") };
  const at = reference.indexOf("#");
  return { file: reference.slice(0, at), kind: "code", name: reference.slice(at + 1) };
}

/** Creates a function that explains why a reference leads nowhere. Files are read and parsed once. */
export function createReferenceCheck(readFile: ReadFile): (reference: Reference) => string | null {
  const contents = new Map<string, string | null>();
  const names = new Map<string, ReadonlySet<string>>();

  function getText(file: string): string | null {
    if (!contents.has(file)) contents.set(file, readFile(file));
    return contents.get(file) ?? null;
  }

  function getNames(file: string, list: () => Iterable<string>): ReadonlySet<string> {
    const known = names.get(file) ?? new Set(list());
    names.set(file, known);
    return known;
  }

  return (reference) => {
    const { file, kind, name } = parseReference(reference);
    const text = getText(file);
    if (text === null) return `names a file that does not exist: ${file}`;
    if (kind === "test") {
      const titles = getNames(file, () => listTitles(file, text));
      return titles.has(name) ? null : `names a test that ${file} does not have: ${name}`;
    }
    if (file.endsWith(".md")) {
      const anchors = getNames(file, () => readAnchors(text));
      return anchors.has(name) ? null : `names a heading that ${file} does not have: ${name}`;
    }
    return hasSymbol(file, text, name) ? null : `names a symbol that ${file} does not have: ${name}`;
  };
}

/** In TypeScript a declaration counts, in any other file the text itself. */
function hasSymbol(file: string, text: string, name: string): boolean {
  if (!/\.tsx?$/.test(file)) return name !== "" && text.includes(name);
  const declared = `(?:function|const|class|interface|type|let) ${name}\\b`;
  return (
    /^[\w$]+$/.test(name) && new RegExp(`^(?:export )?(?:default )?(?:async )?${declared}`, "m").test(text)
  );
}
