import type { CaseDetail } from "@vesper/contract/moderation";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { EvidenceItem } from "./evidence-item.tsx";
import { newSnapshots } from "./new-snapshots.ts";
import { NoteForm } from "./note-form.tsx";

/** Everything that is known about a case, the newest first. */
export function Timeline({ item }: { item: CaseDetail }) {
  const snapshots = newSnapshots(item.evidence);
  return (
    <SectionCard
      title="Evidence"
      text="Reports, signals and internal notes. The person concerned sees none of it."
    >
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
        <p className="text-small text-muted">Nothing has been written down yet.</p>
      )}
      {item.status === "open" && <NoteForm caseId={item._id} />}
    </SectionCard>
  );
}
