import type { Evidence } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { ChevronRight, Flag, type LucideIcon, Radar, StickyNote } from "lucide-react";
import { LinkedText } from "#web/shared/linked-text.tsx";
import { Moment } from "./moment.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { fieldWords, nothing, valueWords } from "../audit/field-words.ts";

const kinds: Record<Evidence["kind"], { word: string; nobody: string; Icon: LucideIcon }> = {
  report: { word: "Report", nobody: "A visitor", Icon: Flag },
  note: { word: "Internal note", nobody: "Somebody who left", Icon: StickyNote },
  signal: { word: "Signal", nobody: "System", Icon: Radar },
};

interface EvidenceItemProps {
  evidence: Evidence;
  /** Left out where it is the same as above. */
  snapshot: Evidence["snapshot"];
  isFirst: boolean;
}

export function EvidenceItem({ evidence, snapshot, isFirst }: EvidenceItemProps) {
  const { kind, reason, text, by, createdAt } = evidence;
  const { word, nobody, Icon } = kinds[kind];
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-4.5 not-last:before:w-px not-last:before:bg-line">
      <span
        aria-hidden
        className="flex size-9 shrink-0 items-center justify-center rounded-control bg-raised text-muted"
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-small text-muted">
          <span className="font-medium text-ink">{word}</span>
          {" by "}
          <bdi className="text-ink">{by?.name ?? nobody}</bdi>
          {" · "}
          <Moment at={createdAt} />
        </p>
        {reason && <p className="font-medium">{reasons[reason].label}</p>}
        {text && (
          <p className="max-w-prose whitespace-pre-line wrap-break-word">
            {kind === "signal" ? <LinkedText text={text} /> : <bdi>{text}</bdi>}
          </p>
        )}
        {snapshot && <Snapshot values={snapshot} isOpen={isFirst} />}
      </div>
    </li>
  );
}

interface SnapshotProps {
  values: Record<string, unknown>;
  isOpen: boolean;
}

/** The subject as it was when it was reported; what was not given is left out. */
function Snapshot({ values, isOpen }: SnapshotProps) {
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
