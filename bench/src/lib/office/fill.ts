import type { More } from "../profiles/fill.ts";
import { officeSql } from "./fill-sql.ts";

const sized = new Set(["readers", "reviews", "audit", "activity"]);

/** What the office of a busy site sees: as many reviews and entries of the audit log as profiles, and its queues. */
export const fillOffice: More = async (run, count) => {
  for (const [name, text] of Object.entries(officeSql)) {
    await run(`office ${name}`, text, sized.has(name) ? [count] : undefined);
    if (name === "readers") await run("analyze", "analyze readers");
  }
};
