import { describe, expect, it } from "vitest";
import { judgeAudit, type Advisory } from "./advisories.ts";

const today = "2026-06-01";
const advisory: Advisory = {
  name: "shape",
  title: "Reads too much",
  url: "https://advisories.test/GHSA-aaaa-bbbb-cccc",
  severity: "high",
};
const createReport = (...via: (string | Advisory)[]) => ({
  auditReportVersion: 2,
  vulnerabilities: { shape: { via }, fast: { via: ["shape"] } },
});
const accept = (until: string) => [{ id: "GHSA-aaaa-bbbb-cccc", reason: "We never read.", until }];

describe("known advisories", () => {
  it("pass when there are none", () => {
    expect(judgeAudit({ auditReportVersion: 2, vulnerabilities: {} }, today, [])).toEqual({
      kind: "checked",
      problems: [],
      advisories: [],
    });
  });

  it.each(["high", "critical"] as const)("keep a release back if they are %s, once each", (severity) => {
    const verdict = judgeAudit(createReport({ ...advisory, severity }), today, []);

    expect(verdict).toMatchObject({
      problems: [`GHSA-aaaa-bbbb-cccc (${severity}) in shape: Reads too much`],
    });
  });

  it("are only counted if they are less severe", () => {
    const verdict = judgeAudit(createReport({ ...advisory, severity: "moderate" }), today, []);

    expect(verdict).toMatchObject({ problems: [], advisories: [{ severity: "moderate" }] });
  });

  it("may be accepted until a day, and not after it", () => {
    expect(judgeAudit(createReport(advisory), today, accept(today))).toMatchObject({ problems: [] });
    expect(judgeAudit(createReport(advisory), today, accept("2026-05-31"))).toMatchObject({
      problems: [expect.stringContaining("accepted only until 2026-05-31")],
    });
  });

  it("must not stay accepted when they no longer apply", () => {
    expect(judgeAudit(createReport(), today, accept(today))).toMatchObject({
      problems: [expect.stringContaining("remove it")],
    });
  });

  it("are not checked where the registry does not offer it", () => {
    expect(judgeAudit({ statusCode: 405, message: "Method Not Allowed" }, today)).toEqual({
      kind: "not offered",
      reason: "the registry answers 405",
    });
  });

  it.each([{ statusCode: 503, message: "Service Unavailable" }, { message: "ENOTFOUND" }, {}])(
    "count as not asked after %j",
    (report) => {
      expect(judgeAudit(report, today).kind).toBe("failed");
    },
  );
});
