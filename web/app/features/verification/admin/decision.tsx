import { approveVerification, type VerificationDetail } from "@vesper/contract/moderation/verification";
import { useState } from "react";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { RejectForm } from "./reject-form.tsx";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useDecision } from "./use-decision.ts";

const decisionForms = [
  { value: "approve", label: "Approve" },
  { value: "reject", label: "Reject" },
];

/** Approves with data from the document, or rejects with a reason that is sent to the person. */
export function Decision({ file, isMine }: { file: VerificationDetail; isMine: boolean }) {
  const [deed, setDeed] = useState("approve");
  const isRequest = file.kind === "request";
  if (!isMine) {
    return <SectionCard title="Decision" text="Claim this verification to review and decide it." />;
  }
  return (
    <SectionCard
      title="Decision"
      text={isRequest ? "Either decision deletes the document and selfie." : undefined}
    >
      <RadioField
        legend="What’s your decision?"
        options={decisionForms}
        name="deed"
        value={deed}
        onChange={(event) => setDeed(event.target.value)}
      />
      {deed === "reject" && <RejectForm file={file} />}
      {deed === "approve" && (isRequest ? <ApproveForm file={file} /> : <ConfirmForm file={file} />)}
    </SectionCard>
  );
}

/** Confirms the changes: the badge returns without new documents. */
function ConfirmForm({ file: { _id: id } }: { file: VerificationDetail }) {
  const confirm = useDecision({
    change: () => api.call(approveVerification, { params: { id }, body: {} }),
    done: "Changes confirmed",
    failed: "Failed to confirm the changes",
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-small text-muted">
        Confirm only if this is still the person we checked. The badge returns with the month of that check.
      </p>
      <Button busy={confirm.isPending} onClick={() => confirm.mutate()} className="self-start">
        Confirm changes
      </Button>
    </div>
  );
}
