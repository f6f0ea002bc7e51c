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
