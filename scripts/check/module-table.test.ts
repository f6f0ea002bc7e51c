import { describe, expect, it } from "vitest";
import { moduleTableOffences, printModuleTable } from "./module-table.ts";

const graph = { blocks: [], chat: ["blocks", "profiles"], privacy: "all" } as const;
const purposes = { blocks: "who avoids whom", chat: "conversations", privacy: "exports" };
const printed = printModuleTable(graph, purposes);
const judge = (text: string, words: Record<string, string> = purposes) =>
  moduleTableOffences(text, graph, words);

describe("the module table", () => {
  it("is printed from the graph", () => {
    expect(printed).toBe(
      "| module | owns | uses |\n| --- | --- | --- |\n" +
        "| blocks | who avoids whom | |\n| chat | conversations | blocks, profiles |\n| privacy | exports | everything |\n",
    );
    expect(judge(`# Modules\n\n${printed}\nMore.\n`)).toEqual([]);
  });

  it("is refused when it differs from the graph, and when it is missing", () => {
    const stale = [expect.stringContaining("is stale")];

    expect(judge(printed.replace("blocks, profiles", "blocks"))).toEqual(stale);
    expect(judge("# Modules\n")).toEqual(stale);
  });

  it("needs a purpose for every module, and no other", () => {
    const words = { blocks: "who avoids whom", chat: "conversations", weather: "rain" };

    expect(judge(printModuleTable(graph, words), words)).toEqual([
      "module-purposes.ts does not say what privacy owns",
      "module-purposes.ts names weather, which is not in the module graph",
    ]);
  });
});
