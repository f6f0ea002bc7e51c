import { expect, it } from "vitest";
import { printSettingsTable, readSettingsTable } from "./settings-table.ts";

it("is documented for operators exactly as the schema says", () => {
  // After a change: node server/src/platform/config/settings-table.ts --write
  expect(readSettingsTable()).toBe(printSettingsTable());
});
