import { expect, it } from "vitest";
import { createStatementDraft } from "./statement-draft.ts";

const now = new Date("2026-11-15T12:00:00.000Z");
const item = {
  reason: "scam",
  subject: { type: "profile", _id: "0198c0de-0000-7000-8000-000000000001", label: "Vera", owner: null },
} as const;

it("creates no statement of reasons without a restriction", () => {
  expect(createStatementDraft(item, { resolution: "upheld", action: "none" }, now)).toBeNull();
  expect(createStatementDraft(item, { resolution: "dismissed", action: "ban" }, now)).toBeNull();
});

it("names the rule for the selected reason and the suspension's end", () => {
  const fields = {
    resolution: "upheld",
    action: "suspend",
    reason: "harassment",
    note: " Be kind. ",
    days: "2",
  } as const;

  expect(createStatementDraft(item, fields, now)).toMatchObject({
    subjectType: "profile",
    rule: "Terms of Service, section 6: respect for people",
    explanation: "Be kind.",
    endsAt: "2026-11-17T12:00:00.000Z",
  });
});

it("refers to the account when a profile's owner is banned", () => {
  expect(createStatementDraft(item, { resolution: "upheld", action: "ban" }, now)).toMatchObject({
    subjectType: "user",
    reason: "scam",
    endsAt: null,
  });
});
