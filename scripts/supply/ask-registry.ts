import { runCommand } from "../lib/run-command.ts";
import { judgeAudit, type AuditReport, type Verdict } from "./advisories.ts";

/** Asks the registry for advisories about the packages of a release and prints the answer; false if they keep it back. */
export async function checkAdvisories(): Promise<boolean> {
  const { output } = await runCommand("npm", ["audit", "--json", "--omit=dev"]);
  const verdict = judgeAudit(readReport(output), new Date().toISOString().slice(0, 10));
  for (const line of describeVerdict(verdict)) console.log(line);
  return verdict.kind === "not offered" || (verdict.kind === "checked" && verdict.problems.length === 0);
}

/** Warnings of npm may come before and after the report. */
function readReport(output: string): AuditReport {
  const text = /^\{\n[^]*^\}$/m.exec(output)?.[0];
  return text ? (JSON.parse(text) as AuditReport) : { message: output.trim().split("\n").at(-1) ?? "" };
}

function describeVerdict(verdict: Verdict): string[] {
  if (verdict.kind === "not offered") return [`advisories: NOT CHECKED, not offered here: ${verdict.reason}`];
  if (verdict.kind === "failed") return [`advisories: the registry could not be asked: ${verdict.reason}`];
  const { advisories, problems } = verdict;
  return [...problems, `advisories: checked, ${advisories.length} known, ${problems.length} to act on`];
}
