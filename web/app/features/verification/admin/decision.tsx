import type { VerificationFile } from "@vesper/contract/verification";
import { useState } from "react";
import { RadioField } from "#web/ui/forms/radio-field.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { RejectForm } from "./reject-form.tsx";

interface DecisionProps {
  file: VerificationFile;
  isMine: boolean;
}

const deeds = [
  { value: "approve", label: "Approve" },
  { value: "reject", label: "Reject" },
];

/** Yes, with what the document says; or no, with a reason that the person reads. */
export function Decision({ file, isMine }: DecisionProps) {
  const [deed, setDeed] = useState("approve");
  const isRequest = file.kind === "request";
  if (!isMine) {
    return <SectionCard title="Decision" text="Claim it to look at it and decide." />;
  }
  return (
    <SectionCard
      title="Decision"
      text={isRequest ? "Document and selfie are deleted with it, whatever it is." : undefined}
    >
      <RadioField
        legend="What do you decide?"
        options={deeds}
        name="deed"
        value={deed}
        onChange={(event) => setDeed(event.target.value)}
      />
      {deed === "reject" && <RejectForm file={file} />}
      {deed === "approve" && (isRequest ? <ApproveForm file={file} /> : <ConfirmForm file={file} />)}
    </SectionCard>
  );
}
