import { ChevronRight } from "lucide-react";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { fieldWords, valueWords } from "./field-words.ts";

/** The subject as it was when it was reported. */
export function Snapshot({ values }: { values: Record<string, unknown> }) {
  const fields = Object.entries(values);
  if (fields.length === 0) return null;
  return (
    <details className="group rounded-inner bg-raised">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-inner px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        The subject at that moment
      </summary>
      <DefinitionList
        className="px-4 pb-3"
        items={fields.map(([name, value]) => ({
          term: fieldWords(name),
          detail: <bdi className="whitespace-pre-line">{valueWords(value)}</bdi>,
        }))}
      />
    </details>
  );
}
