import { lineAt } from "./line-at.ts";

const allFileRules: [pattern: RegExp, complaint: string][] = [
  [/\b(?:registry|deb|mirrors?)\.[\w.-]+\.(?:org|com|net|io|dev)\b/i, "names a package host"],
  [/(?:^|[\s"'`=(:])\/(?:work|root|home\/\w+|Users\/\w+)\//m, "names a path of one machine"],
];

const testFileRules: [pattern: RegExp, complaint: string][] = [
  [/\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/, "leaves tests out"],
];

/** Finds text that no file may contain, and names the line of each occurrence. */
export function findTextOffences(file: string, text: string): string[] {
  const laws = /\.(test|long)\.tsx?$/.test(file) ? [...allFileRules, ...testFileRules] : allFileRules;
  return laws.flatMap(([pattern, complaint]) => {
    const match = pattern.exec(text);
    return match ? [`${file}:${lineAt(text, match.index)} ${complaint}: ${match[0].trim()}`] : [];
  });
}
