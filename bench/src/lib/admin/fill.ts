import type { FillMore } from "../profiles/fill.ts";
import { adminSql } from "./fill-sql.ts";

const sizedTables = new Set(["readers", "reviews", "audit", "activity"]);

/**
 * Fills the admin area as on a busy site: as many reviews and audit log entries as profiles, and filled review
 * queues.
 */
export const fillAdminData: FillMore = async (run, count) => {
  for (const [name, text] of Object.entries(adminSql)) {
    await run(`admin ${name}`, text, sizedTables.has(name) ? [count] : undefined);
    if (name === "readers") await run("analyze", "analyze readers");
  }
};
