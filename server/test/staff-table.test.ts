import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { capabilities, capabilitiesByRole } from "@vesper/contract/accounts/capabilities";
import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { capabilityTexts } from "@vesper/contract/accounts/staff-texts";

const documentFile = resolve(import.meta.dirname, "../../docs/staff-roles.md");

/** One row for each capability, with a mark for each role that has it. */
function printTable(): string {
  const rows = capabilities.map((capability) => {
    const marks = staffRoles.map((role) => (capabilitiesByRole[role].includes(capability) ? "yes" : ""));
    return `| \`${capability}\` | ${capabilityTexts[capability]} | ${marks.join(" | ")} |`.replaceAll(
      "  ",
      " ",
    );
  });
  return [
    `| capability | allows to | ${staffRoles.join(" | ")} |`,
    `| --- | --- | ${staffRoles.map(() => "---").join(" | ")} |`,
    ...rows,
  ].join("\n");
}

it("the table of staff roles in the documentation is the one that the server applies", () => {
  expect(readFileSync(documentFile, "utf8")).toContain(printTable());
});

it("no role has a capability without opening the back office", () => {
  expect(staffRoles.filter((role) => !capabilitiesByRole[role].includes("enter"))).toEqual([]);
});
