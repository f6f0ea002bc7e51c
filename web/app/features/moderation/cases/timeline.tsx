import { type CaseDetail, noteOnCase } from "@vesper/contract/moderation";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { EvidenceItem } from "./evidence-item.tsx";
import { newSnapshots } from "./new-snapshots.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { adminToast } from "#web/api/admin-toast.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { caseQuery } from "./queries.ts";

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

type Note = z.output<typeof noteOnCase.body>;

function NoteForm({ caseId }: { caseId: string }) {
  const queries = useQueryClient();
  const form = useForm<Note>({ resolver: zodResolver(noteOnCase.body), defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const add = useMutation({
    mutationFn: (body: Note) => api.call(noteOnCase, { params: { id: caseId }, body }),
    onSuccess: () => {
      form.reset();
      adminToast.success("Note added");
      return queries.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
    },
    onError: (error) => showRefusal(form, error) || adminToast.failure(error, "Failed to add the note"),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((note) => add.mutate(note))(event)}
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      <TextArea
        {...fieldOf(form, "text", "Internal note")}
        rows={3}
        help={
          <span className="flex justify-between gap-4">
            For colleagues only.
            <CharacterCount used={text.length} max={limits.moderation.note} />
          </span>
        }
      />
      <Button type="submit" tone="outline" className="sm:self-end" busy={add.isPending}>
        Add note
      </Button>
    </form>
  );
}
