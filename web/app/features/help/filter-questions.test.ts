import { describe, expect, it } from "vitest";
import { countQuestions, filterQuestions } from "./filter-questions.ts";
import { helpGroups } from "./help-questions.ts";

const groups = [
  {
    id: "account",
    title: "Account",
    questions: [
      { question: "How do I delete my account?", answer: ["In your settings."] },
      { question: "Who sees my email address?", answer: ["Nobody. It’s yours."] },
    ],
  },
  { id: "other", title: "Other", questions: [{ question: "Is it free?", answer: ["Yes."] }] },
];

const found = (query: string) =>
  filterQuestions(groups, query).flatMap((group) => group.questions.map(({ question }) => question));

describe("filtering questions", () => {
  it("returns everything for an empty query", () => {
    expect(filterQuestions(groups, "  ")).toBe(groups);
  });

  it("matches words of question and answer in any order and case", () => {
    expect(found("SETTINGS delete")).toEqual(["How do I delete my account?"]);
  });

  it("requires every word to match", () => {
    expect(found("delete email")).toEqual([]);
  });

  it("ignores hyphens and apostrophes", () => {
    expect(found("e-mail it's")).toEqual(["Who sees my email address?"]);
  });

  it("omits groups without a match", () => {
    expect(filterQuestions(groups, "free").map(({ id }) => id)).toEqual(["other"]);
  });
});

describe("help center questions", () => {
  it("are unique, because they serve as keys", () => {
    const questions = helpGroups.flatMap((group) => group.questions.map(({ question }) => question));

    expect(new Set(questions).size).toBe(countQuestions(helpGroups));
  });
});
