import { DateTime } from "#web/ui/data/date-time.tsx";
import { type VerificationDetail } from "@vesper/contract/moderation/verification";
import { refusals } from "@vesper/contract/moderation/verification-refusals";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { formatMonth } from "#web/ui/data/dates.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { methodLabels, statusLabels } from "./labels.ts";

/** The decision, and the document data that is kept after it. */
export function Outcome({ file }: { file: VerificationDetail }) {
  const { status, decidedBy, decidedAt, refusal, explanation, method, month } = file;
  if (status === "asked") return null;
  const items = [
    { term: "Outcome", detail: statusLabels[status] },
    ...(decidedBy ? [{ term: "Decided by", detail: <bdi>{decidedBy.name}</bdi> }] : []),
    ...(decidedAt ? [{ term: "Decided", detail: <DateTime at={decidedAt} /> }] : []),
    ...(method ? [{ term: "Document", detail: methodLabels[method] }] : []),
    ...(month ? [{ term: "Age verified", detail: formatMonth(month) }] : []),
    ...(refusal ? [{ term: "Reason", detail: refusals[refusal].label }] : []),
    ...(explanation
      ? [{ term: "Explanation", detail: <bdi className="whitespace-pre-line">{explanation}</bdi> }]
      : []),
  ];
  return (
    <SectionCard
      title="Decision"
      text={file.kind === "request" ? "The document and selfie have been deleted." : undefined}
    >
      <DefinitionList items={items} />
      <Button tone="outline" className="self-start" render={<Link to="/admin/verifications" />}>
        Back to the queue
      </Button>
    </SectionCard>
  );
}
