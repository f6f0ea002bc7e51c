/** Returns the questions that contain every word of the query, in any order. Empty groups are dropped. */
export function filterQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const terms = normalizeText(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((entry) => containsAllTerms(entry, terms)),
    }))
    .filter((group) => group.questions.length > 0);
}

export const countQuestions = (groups: readonly QuestionGroup[]) =>
  groups.reduce((total, group) => total + group.questions.length, 0);

function containsAllTerms({ question, answer }: Question, terms: readonly string[]) {
  const text = normalizeText([question, ...answer].join(" "));
  return terms.every((word) => text.includes(word));
}

// Phones insert curly apostrophes, and hyphenated spellings of "email" should match.
const normalizeText = (text: string) => text.toLowerCase().replaceAll(/[’'-]/g, "");

export interface Question {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  links?: readonly { to: string; label: string }[];
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}
