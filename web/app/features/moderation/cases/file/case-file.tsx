import { useQuery } from "@tanstack/react-query";
import type { CaseDetail, Restriction } from "@vesper/contract/moderation/moderation";
import { PictureRow } from "#web/features/media/admin/picture-row.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { DetailPage, DetailSkeleton } from "#web/queue/detail-page.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { CaseHeader } from "./case-header.tsx";
import { DecisionForm } from "../decision/decision-form.tsx";
import { NextCase, CaseDecision } from "./case-outcome.tsx";
import { caseQuery } from "../queries.ts";
import { Timeline } from "./timeline.tsx";
import { useDecision } from "../decision/use-decision.ts";
import { DecisionRow } from "../decision/decision-row.tsx";

const toIds = (value: unknown) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

/** One case with everything needed to decide it. */
export function CaseFile({ id }: { id: string }) {
  return (
    <DetailPage
      query={useQuery(caseQuery(id))}
      what="case"
      back={{ label: "Back to the queue", to: "/admin/cases" }}
      skeleton={<DetailSkeleton label="Loading case" />}
    >
      {(item, now) => <OpenFile item={item} now={now} />}
    </DetailPage>
  );
}

function OpenFile({ item, now }: { item: CaseDetail; now: Date }) {
  const pictures = getPictureIds(item);
  const { decide, refusal, outcome } = useDecision(item);
  return (
    <article className="flex flex-col gap-6">
      <CaseHeader item={item} now={now} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div ref={outcome} tabIndex={-1} className="flex flex-col gap-6 outline-none xl:order-last">
          <FormError>{refusal}</FormError>
          {item.status === "open" ? (
            <DecisionForm item={item} onDecide={decide} />
          ) : (
            <>
              <CaseDecision item={item} />
              <NextCase after={item._id} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-6 max-xl:-order-1">
          {pictures.length > 0 && (
            <SectionCard
              title="Photos"
              text={pictures.length > 1 ? "The subject of this case first, then similar photos." : undefined}
            >
              <PictureRow ids={pictures} />
            </SectionCard>
          )}
          <Timeline item={item} />
          <History history={item.history} />
        </div>
      </div>
    </article>
  );
}

/** Returns the ids of the pictures in a case: the subject first, then similar ones. */
function getPictureIds({ subject, evidence }: Pick<CaseDetail, "subject" | "evidence">): string[] {
  const own = subject.type === "media" ? [subject._id] : [];
  const alike = evidence.flatMap(({ snapshot }) => toIds(snapshot?.lookalikes));
  return [...new Set([...own, ...alike])];
}

/** All earlier decisions about the same person. */
function History({ history }: { history: Restriction[] }) {
  return (
    <SectionCard title="Decisions about this member">
      {history.length === 0 ? (
        <p className="text-small text-muted">No decisions about this member yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.map((restriction) => (
            <DecisionRow key={restriction._id} restriction={restriction} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
