import { isMet, type Goal, type Report } from "./report.ts";

export const formatNumber = (value: number, digits = 0): string =>
  Number.isNaN(value)
    ? "-"
    : value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

export function printReport(report: Report): void {
  console.log(`\n${report.title}`);
  for (const line of alignTable([report.columns, ...report.rows])) console.log(`  ${line}`);
  for (const note of report.notes ?? []) console.log(`  ${note}`);
  for (const goal of report.goals) console.log(`  ${formatGoal(goal)}`);
}

function alignTable(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   "),
  );
}

function formatGoal(goal: Goal): string {
  const { what, value, atLeast, atMost, tolerance, unit = "" } = goal;
  const bound = atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`;
  const give = tolerance ? `, give or take ${formatNumber(tolerance * 100)} %` : "";
  return `${isMet(goal) ? "met   " : "MISSED"} ${what}: ${formatNumber(value, 2)}${unit}, ${bound}${give}`;
}
