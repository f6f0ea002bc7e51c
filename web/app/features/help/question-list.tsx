import { Card } from "#web/ui/layout/card.tsx";
import type { Question } from "./question.ts";
import { QuestionItem } from "./question-item.tsx";

interface QuestionListProps {
  questions: readonly Question[];
  /** Shows the answers at once, for example to a search that found few. */
  open?: boolean;
}

export function QuestionList({ questions, open }: QuestionListProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      {questions.map((entry) => (
        <QuestionItem key={entry.question} entry={entry} open={open} />
      ))}
    </Card>
  );
}
