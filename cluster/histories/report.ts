import type { Violation } from "./checker/operations.ts";
import type { Fault, Plan } from "./plan/plan.ts";
import type { Entry } from "./record.ts";
import type { History } from "./run-schedule.ts";

const formatFault = ({ kind, ...rest }: Fault) => `${kind} ${Object.values(rest).join(" ")}`.trim();

export const formatFaults = ({ faults }: Plan) =>
  faults.map(({ fault }) => formatFault(fault)).join("; ") || "no fault";

/** Lines about one entry, with times relative to the start. */
function formatEntry(entry: Entry, start: number): string {
  const time = `${String(Math.round(entry.mono - start)).padStart(6)} ms`;
  switch (entry.kind) {
    case "call":
      return `${time}  ${entry.actor} calls ${entry.name} #${entry.id} (${entry.step}) ${JSON.stringify(entry.input)}`;
    case "answer":
      return `${time}  #${entry.id} ${entry.outcome} ${entry.status} ${JSON.stringify(entry.data) ?? ""}`.slice(
        0,
        300,
      );
    case "event":
      return `${time}  ${entry.actor} hears ${entry.name} ${JSON.stringify(entry.data)}`;
    case "fault":
      return `${time}  ${formatFault(entry.fault as Fault)} ${entry.state}`;
    case "connected":
    case "disconnected":
      return `${time}  ${entry.actor} ${entry.kind}`;
  }
}

/** The recorded history without everything that the violations do not name. */
export function formatEvidence({ entries }: History, violations: readonly Violation[]): string {
  const calls = new Set(violations.flatMap((one) => one.calls));
  const start = entries[0]?.mono ?? 0;
  return entries
    .filter(
      (entry) =>
        entry.kind === "fault" || ("id" in entry && typeof entry.id === "number" && calls.has(entry.id)),
    )
    .map((entry) => formatEntry(entry, start))
    .join("\n");
}

export const formatViolations = (violations: readonly Violation[]) =>
  [...new Set(violations.map(({ law, message }) => `  ${law}: ${message}`))].join("\n");

export const formatPlan = ({ steps, faults }: Plan) =>
  [
    ...steps.map((step) => ({ ...step, text: `${step.actor}: ${JSON.stringify(step.action)}` })),
    ...faults.map((fault) => ({ ...fault, text: `${formatFault(fault.fault)} for ${fault.lasts} ms` })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, id, text }) => `${String(at).padStart(6)} ms  ${text} (${id})`)
    .join("\n");
