import { ChevronRight } from "lucide-react";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { fieldWords, nothing, valueWords } from "../audit/field-words.ts";

interface SnapshotProps {
  values: Record<string, unknown>;
  isOpen: boolean;
}

/** The subject as it was when it was reported; what was not given is left out. */
export function Snapshot({ values, isOpen }: SnapshotProps) {
  // Pictures are shown as pictures.
  const { lookalikes: _lookalikes, ...said } = values;
  const fields = Object.entries(said).filter(([, value]) => valueWords(value) !== nothing);
  if (fields.length === 0) return null;
  return (
    <details open={isOpen} className="group rounded-inner bg-raised">
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
