import { describe, expect, it } from "vitest";
import { findStaleExcerpts } from "./excerpts.ts";

const source = "export function add(a: number, b: number) {\n  const sum = a + b;\n  return sum;\n}\n";
const readFile = (path: string) => (path === "src/add.ts" ? source : null);
const judge = (excerpt: string, info = "ts src/add.ts") =>
  findStaleExcerpts("docs/tour.md", `# Tour\n\n\`\`\`${info}\n${excerpt}\n\`\`\`\n`, readFile);

describe("an excerpt in Markdown", () => {
  it("passes while its lines appear in the file in order", () => {
    expect(judge("export function add(a: number, b: number) {\n  // …\n    return sum;\n\n}")).toEqual([]);
  });

  it("is refused when a line changes or lines are reordered", () => {
    const complaint = "docs/tour.md:3 quotes a line that src/add.ts does not have there: ";

    expect(judge("return total;")).toEqual([`${complaint}return total;`]);
    expect(judge("return sum;\nconst sum = a + b;")).toEqual([`${complaint}const sum = a + b;`]);
  });

  it("is refused when its file no longer exists", () => {
    expect(judge("return sum;", "ts src/gone.ts")).toEqual([
      "docs/tour.md:3 quotes a file that does not exist: src/gone.ts",
    ]);
  });

  it("is not checked when it names no file", () => {
    expect(judge("anything();", "ts")).toEqual([]);
  });
});
