import type { FillMore } from "../profiles/fill.ts";
import { adminSql } from "./fill-sql.ts";

const sizedTables = new Set(["readers", "reviews", "audit", "activity"]);

/** What the office of a busy site sees: as many reviews and entries of the audit log as profiles, and its queues. */
export const fillAdminData: FillMore = async (run, count) => {
  for (const [name, text] of Object.entries(adminSql)) {
    await run(`admin ${name}`, text, sizedTables.has(name) ? [count] : undefined);
    if (name === "readers") await run("analyze", "analyze readers");
  }
};
