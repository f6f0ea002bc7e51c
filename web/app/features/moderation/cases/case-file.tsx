import { useQuery } from "@tanstack/react-query";
import type { CaseDetail } from "@vesper/contract/moderation";
import type { ComponentType } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { CaseHeader } from "./case-header.tsx";
import { CaseSkeleton } from "./case-skeleton.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { History } from "./history.tsx";
import { NextCase } from "./next-case.tsx";
import { picturesOf } from "./pictures-of.ts";
import { caseQuery } from "./queries.ts";
import type { StatementDraft } from "./statement-draft.ts";
import { Timeline } from "./timeline.tsx";
import { useDecision } from "./use-decision.ts";
import { Verdict } from "./verdict.tsx";

interface CaseFileProps {
  id: string;
  /** The statement of reasons as the person will read it. */
  Preview: ComponentType<{ statement: StatementDraft }>;
  /** Shows pictures beside each other. */
  Pictures: ComponentType<{ ids: readonly string[] }>;
}

/** One case with everything one needs to decide it. */
export function CaseFile({ id, Preview, Pictures }: CaseFileProps) {
  const query = useQuery(caseQuery(id));
  if (query.data) {
    const now = new Date(query.dataUpdatedAt);
    return <OpenFile item={query.data} now={now} Preview={Preview} Pictures={Pictures} />;
  }
  if (!query.isError) return <CaseSkeleton />;
  // An address that names no case is refused before it is looked for.
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) {
    return (
      <EmptyState
        title="This case does not exist."
        action={{ label: "Back to the queue", to: "/admin/cases" }}
      />
    );
  }
  // One's own matter: others decide it, and only they see who said what.
  if (query.error instanceof ApiError && query.error.status === 403) {
    return (
      <EmptyState title={query.error.message} action={{ label: "Back to the queue", to: "/admin/cases" }} />
    );
  }
  return (
    <LoadFailure
      message={`Error loading case: ${query.error.message || "the server did not answer"}`}
      retryLabel="Retry"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface OpenFileProps extends Pick<CaseFileProps, "Preview" | "Pictures"> {
  item: CaseDetail;
  now: Date;
}

function OpenFile({ item, now, Preview, Pictures }: OpenFileProps) {
  const pictures = picturesOf(item);
  const { decide, refusal, outcome } = useDecision(item);
  return (
    <article className="flex flex-col gap-6">
      <CaseHeader item={item} now={now} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div ref={outcome} tabIndex={-1} className="flex flex-col gap-6 outline-none lg:order-last">
          <FormError>{refusal}</FormError>
          {item.status === "open" ? (
            <DecisionForm item={item} onDecide={decide} Preview={Preview} />
          ) : (
            <>
              <Verdict item={item} />
              <NextCase after={item._id} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-6 max-lg:-order-1">
          {pictures.length > 0 && (
            <SectionCard
              title="Pictures"
              text={
                pictures.length > 1 ? "The one this case is about, then those that look like it." : undefined
              }
            >
              <Pictures ids={pictures} />
            </SectionCard>
          )}
          <Timeline item={item} />
          <History history={item.history} />
        </div>
      </div>
    </article>
  );
}
