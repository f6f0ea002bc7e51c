import { acceptedAdvisories, type AcceptedAdvisory } from "./accepted-advisories.ts";

/** The part of `npm audit --json` that is read here. */
export interface AuditReport {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  /** Status of the registry's answer, if it refused. */
  statusCode?: number;
  message?: string;
}

export interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: "info" | "low" | "moderate" | "high" | "critical";
}

export type Verdict =
  | { kind: "checked"; problems: string[]; advisories: Advisory[] }
  | { kind: "not offered"; reason: string }
  | { kind: "failed"; reason: string };

/** Answers of a registry that knows no advisories, as most mirrors do. Any other failure may pass and is an error. */
const refusals = [400, 404, 405, 410, 501];

/** Judges the advisories for the packages of a release. */
export function judgeAudit(report: AuditReport, today: string, accepted = acceptedAdvisories): Verdict {
  if (report.statusCode && refusals.includes(report.statusCode)) {
    return { kind: "not offered", reason: `the registry answers ${report.statusCode}` };
  }
  if (report.auditReportVersion !== 2 || !report.vulnerabilities) {
    return { kind: "failed", reason: report.message ?? "npm printed no report" };
  }
  const advisories = listAdvisories(report.vulnerabilities);
  const problems = [
    ...advisories
      .filter(({ severity }) => severity === "high" || severity === "critical")
      .flatMap((advisory) => explain(advisory, accepted, today)),
    ...accepted
      .filter(({ id }) => !advisories.some((advisory) => toId(advisory) === id))
      .map(({ id }) => `${id} is accepted, but concerns no package of a release anymore: remove it`),
  ];
  return { kind: "checked", problems, advisories };
}

/** A package that is affected only through another one names it as a text; the advisory is listed there. */
function listAdvisories(vulnerabilities: NonNullable<AuditReport["vulnerabilities"]>): Advisory[] {
  const all = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === "object"),
  );
  return [...new Map(all.map((each) => [`${each.url} ${each.name}`, each])).values()];
}

function explain(advisory: Advisory, accepted: readonly AcceptedAdvisory[], today: string): string[] {
  const { name, severity, title } = advisory;
  const what = `${toId(advisory)} (${severity}) in ${name}: ${title}`;
  const acceptance = accepted.find(({ id }) => id === toId(advisory));
  if (!acceptance) return [what];
  return acceptance.until < today ? [`${what}; accepted only until ${acceptance.until}`] : [];
}

const toId = ({ url }: Advisory) => url.slice(url.lastIndexOf("/") + 1);
