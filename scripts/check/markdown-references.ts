import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fromRoot, listSourceFiles } from "../lib/files.ts";
import { lineAt } from "./line-at.ts";

/** The checkout as the check reads it; tests pass a fake. */
interface Checkout {
  hasPath: (path: string) => boolean;
  readMarkdown: (path: string) => string;
  scripts: ReadonlySet<string>;
}

const patterns = [
  /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g, // [text](target "title") and ![alt](target)
  /^\[[^\]]+\]:\s+<?([^\s>]+)/gm, // [name]: target
  /<(?:img|a|source)\s[^>]*?\b(?:src|href|srcset)="([^"\s]+)/gi,
];
const npmScript = /\bnpm (?:run(?:-script)? (?:-\S+ )*([a-z][\w:-]*)|(test|start)\b)/g;

/** Replaces code with spaces, so that offsets and line numbers stay the same. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");
const blankFences = (text: string) => text.replaceAll(/^(```+|~~~+)[^]*?^\1/gm, blank);
const blankCode = (text: string) => blankFences(text).replaceAll(/`[^`\n]+`/g, blank);

/** Reads anchors as GitHub generates them: lowercase, without punctuation, a hyphen for each space. */
export function readAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of blankFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const plain = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const slug = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(/\s/g, "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function explainTarget(file: string, target: string, checkout: Checkout): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return null;
  const [address = "", anchor] = decodeURI(target).split("#");
  const path = address.startsWith("/")
    ? address.slice(1)
    : posix.join(posix.dirname(file), address || posix.basename(file));
  if (path.startsWith("..")) return `links outside the repository: ${target}`;
  if (!checkout.hasPath(path)) return `links to a file that does not exist: ${target}`;
  if (!anchor || !path.endsWith(".md")) return null;
  const hasAnchor = readAnchors(checkout.readMarkdown(path)).has(anchor);
  return hasAnchor ? null : `links to a heading that does not exist: ${target}`;
}

/** Finds broken links, images and npm scripts in one Markdown file, each with its line. */
export function findBrokenReferences(file: string, text: string, checkout: Checkout): string[] {
  const prose = blankCode(text);
  const links = patterns
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .map(({ index, 1: target = "" }) => ({ index, problem: explainTarget(file, target, checkout) }));
  const scripts = [...text.matchAll(npmScript)].map(({ index, 0: command, 1: named, 2: short = "" }) => {
    const isKnown = checkout.scripts.has(named ?? short);
    return { index, problem: isKnown ? null : `names a script that package.json does not have: ${command}` };
  });
  return [...links, ...scripts]
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ index, problem }) => (problem ? [`${file}:${lineAt(text, index)} ${problem}`] : []));
}

export function checkMarkdownReferences(): string {
  const { scripts } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const readMarkdown = (path: string) => readFileSync(fromRoot(path), "utf8");
  const hasPath = (path: string) => existsSync(fromRoot(path));
  const checkout = { hasPath, readMarkdown, scripts: new Set(Object.keys(scripts)) };
  return listSourceFiles()
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => findBrokenReferences(file, readMarkdown(file), checkout))
    .join("\n");
}
