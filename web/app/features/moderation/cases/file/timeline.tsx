import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { type CaseDetail, type Evidence, addCaseNote } from "@vesper/contract/moderation/moderation";
import ChevronRight from "virtual:icons/chevron-right";
import Flag from "virtual:icons/flag";
import Radar from "virtual:icons/radar";
import StickyNote from "virtual:icons/sticky-note";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { getNewSnapshots } from "./new-snapshots.ts";
import { limits } from "@vesper/contract/core/limits";
import type { z } from "zod";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { caseQuery } from "../queries.ts";
import { reasons } from "@vesper/contract/moderation/reasons";
import { LinkedText } from "#web/shared/linked-text.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { toFieldLabel, emptyValue, formatValue } from "../../audit/change.ts";
import { Form } from "#web/ui/forms/form.tsx";

const kinds: Record<Evidence["kind"], { word: string; nobody: string; Icon: IconComponent }> = {
  report: { word: "Report", nobody: "a visitor", Icon: Flag },
  note: { word: "Internal note", nobody: "a former admin", Icon: StickyNote },
  signal: { word: "Signal", nobody: "the system", Icon: Radar },
};

/** All evidence in a case, newest first. */
export function Timeline({ item }: { item: CaseDetail }) {
  const snapshots = getNewSnapshots(item.evidence);
  return (
    <SectionCard title="Evidence" text="Reports, signals and internal notes. The member never sees them.">
      {item.evidence.length > 0 ? (
        <ol>
          {item.evidence.map((evidence, index) => (
            <EvidenceItem
              key={evidence._id}
              evidence={evidence}
              snapshot={snapshots[index] ?? null}
              isFirst={index === 0}
            />
          ))}
        </ol>
      ) : (
        <p className="text-small text-muted">No evidence yet.</p>
      )}
      {item.status === "open" && <NoteForm caseId={item._id} />}
    </SectionCard>
  );
}

type Note = z.output<typeof addCaseNote.body>;

function NoteForm({ caseId }: { caseId: string }) {
  const form = useSchemaForm(addCaseNote.body, { text: "" });
  const add = useAdminChange({
    key: caseQuery(caseId).queryKey,
    change: (body: Note) => api.call(addCaseNote, { params: { id: caseId }, body }),
    done: "Note added",
    failed: "Failed to add the note",
    onDone: form.reset,
    handleRefusal: (refusal) => showFieldErrors(form, refusal),
  });

  return (
    <Form
      onSubmit={form.handleSubmit((note) => add.mutate(note))}
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      <CountedArea
        form={form}
        name="text"
        label="Internal note"
        rows={3}
        help="Only staff see this note."
        max={limits.moderation.note}
      />
      <Button type="submit" tone="outline" className="sm:self-end" busy={add.isPending}>
        Add note
      </Button>
    </Form>
  );
}

interface EvidenceItemProps {
  evidence: Evidence;
  /** Null if it equals the snapshot shown above. */
  snapshot: Evidence["snapshot"];
  isFirst: boolean;
}

function EvidenceItem({ evidence, snapshot, isFirst }: EvidenceItemProps) {
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
          <DateTime at={createdAt} />
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

/** The subject as it was when reported; empty fields are left out. */
function Snapshot({ values, isOpen }: { values: Record<string, unknown>; isOpen: boolean }) {
  // Lookalikes are rendered as pictures instead.
  const { lookalikes: _lookalikes, ...shownValues } = values;
  const fields = Object.entries(shownValues).filter(([, value]) => formatValue(value) !== emptyValue);
  if (fields.length === 0) return null;
  return (
    <details open={isOpen} className="group rounded-inner bg-raised">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-inner px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />{" "}
        Subject at the time
      </summary>
      <DefinitionList
        className="px-4 pb-3"
        items={fields.map(([name, value]) => ({
          term: toFieldLabel(name),
          detail: <bdi className="whitespace-pre-line">{formatValue(value)}</bdi>,
        }))}
      />
    </details>
  );
}
