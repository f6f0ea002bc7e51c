import { createFirstAdmin } from "./first-admin.ts";
import { createDataFolder, ownSettings, root } from "./site.ts";

/**
 * Creates a data folder with a first admin who has no password yet. Every site starts with a copy, because creating a
 * database takes seconds of processor time.
 */
export function prepareData(): { folder: string; token: string } {
  const folder = createDataFolder();
  const env = { ...process.env, ...ownSettings, DEMO_DATA: "off", DATA_DIR: folder };
  return { folder, token: createFirstAdmin(root, env) };
}
