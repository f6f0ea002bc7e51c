import { expect, it } from "vitest";
import { parseAuditFilters, findAuditProblems, withAuditFilter } from "./audit-filters.ts";

const id = "0198c0de-0000-7000-8000-000000000001";
const read = (search: string) => parseAuditFilters(new URLSearchParams(search));

it("reads every filter from the URL", () => {
  expect(read(`action=user.&actor=${id}&subject=${id}&until=40&page=2`)).toEqual({
    action: "user.",
    actor: id,
    subject: id,
    until: 40,
    page: 2,
  });
});

it("ignores unknown values", () => {
  expect(read("action=DROP&actor=ada&subject=1&until=0x10&page=x")).toEqual({ page: 1 });
});

it("starts from the newest entry when a filter changes", () => {
  const next = withAuditFilter(new URLSearchParams(`actor=${id}&until=40&page=2`), {
    action: "case",
    actor: "",
  });

  expect(next.toString()).toBe("action=case");
});

it("explains invalid input", () => {
  expect(findAuditProblems({ action: "User", subject: "12" })).toEqual({
    action: "Use only lowercase letters, dots, hyphens and underscores, for example user.banned.",
    subject: "Enter a complete ID.",
  });
  expect(findAuditProblems({ action: "user", subject: id })).toEqual({});
});
