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
  it("keeps everything while nothing is asked", () => {
    expect(filterQuestions(groups, "  ")).toBe(groups);
  });

  it("finds words of question and answer in any order and case", () => {
    expect(found("SETTINGS delete")).toEqual(["How do I delete my account?"]);
  });

  it("needs every word", () => {
    expect(found("delete email")).toEqual([]);
  });

  it("does not mind hyphens and apostrophes", () => {
    expect(found("e-mail it's")).toEqual(["Who sees my email address?"]);
  });

  it("leaves out groups without an answer", () => {
    expect(filterQuestions(groups, "free").map(({ id }) => id)).toEqual(["other"]);
  });
});

describe("the questions of the help center", () => {
  it("are all different, because they serve as keys", () => {
    const questions = helpGroups.flatMap((group) => group.questions.map(({ question }) => question));

    expect(new Set(questions).size).toBe(countQuestions(helpGroups));
  });
});
