import { findDifference, type Inventory } from "./compare/difference.ts";
import { openCheckout } from "./compare/open-checkout.ts";
import { readCalls } from "./compare/read-calls.ts";
import { readPages } from "./compare/read-pages.ts";
import { readTestTitles } from "./compare/read-tests.ts";
import { readTexts } from "./compare/read-texts.ts";

/** `node scripts/compare.ts <before> <after>`, each a folder or a revision: lists what was lost between them. */
const [before, after = "."] = process.argv.slice(2);
if (!before) throw new Error("Name the checkout or revision before the change.");
const checkouts = [before, after].map(openCheckout);

const inventories: Record<string, (folder: string) => Promise<Inventory>> = {
  calls: readCalls,
  pages: readPages,
  tests: async (folder) => readTestTitles(folder),
  texts: async (folder) => readTexts(folder),
};

let lostCount = 0;
try {
  for (const [name, read] of Object.entries(inventories)) {
    const [old = new Map(), now = new Map()] = await Promise.all(checkouts.map(({ folder }) => read(folder)));
    const { missing, changed, added } = findDifference(old, now);
    console.log(`${name}: ${old.size} before, ${now.size} after`);
    for (const item of missing) console.log(`  missing: ${item}`);
    for (const item of changed) console.log(`  changed: ${item}`);
    for (const item of added) console.log(`  new: ${item}`);
    lostCount += missing.length + changed.length;
  }
} finally {
  for (const { close } of checkouts) close();
}
console.log(lostCount === 0 ? "Nothing got lost." : `${lostCount} missing or changed`);
process.exitCode = lostCount === 0 ? 0 : 1;
