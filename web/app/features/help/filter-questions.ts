/** The questions that contain every word of the query, in any order. Groups left empty disappear. */
export function filterQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const words = normal(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((entry) => hasAll(entry, words)) }))
    .filter((group) => group.questions.length > 0);
}

export const countQuestions = (groups: readonly QuestionGroup[]) =>
  groups.reduce((total, group) => total + group.questions.length, 0);

function hasAll({ question, answer }: Question, words: readonly string[]) {
  const text = normal([question, ...answer].join(" "));
  return words.every((word) => text.includes(word));
}

// Phones type curly apostrophes, and "e-mail" should find "email".
const normal = (text: string) => text.toLowerCase().replaceAll(/[’'-]/g, "");

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
