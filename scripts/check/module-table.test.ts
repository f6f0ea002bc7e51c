import { describe, expect, it } from "vitest";
import { findModuleTableOffences, printModuleTable } from "./module-table.ts";

const graph = { blocks: [], chat: ["blocks", "profiles"], privacy: "all" } as const;
const purposes = { blocks: "who avoids whom", chat: "conversations", privacy: "exports" };
const printedTable = printModuleTable(graph, purposes);
const checkTable = (text: string, described: Record<string, string> = purposes) =>
  findModuleTableOffences(text, graph, described);

describe("the module table", () => {
  it("is generated from the graph", () => {
    expect(printedTable).toBe(
      "| module | owns | uses |\n| --- | --- | --- |\n" +
        "| blocks | who avoids whom | |\n| chat | conversations | blocks, profiles |\n| privacy | exports | everything |\n",
    );
    expect(checkTable(`# Modules\n\n${printedTable}\nMore.\n`)).toEqual([]);
  });

  it("is refused when it differs from the graph or is missing", () => {
    const stale = [expect.stringContaining("is stale")];

    expect(checkTable(printedTable.replace("blocks, profiles", "blocks"))).toEqual(stale);
    expect(checkTable("# Modules\n")).toEqual(stale);
  });

  it("requires a purpose for every module and for no other", () => {
    const described = { blocks: "who avoids whom", chat: "conversations", weather: "rain" };

    expect(checkTable(printModuleTable(graph, described), described)).toEqual([
      "module-purposes.ts does not say what privacy owns",
      "module-purposes.ts names weather, which is not in the module graph",
    ]);
  });
});
