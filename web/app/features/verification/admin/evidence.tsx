import type { VerificationDetail } from "@vesper/contract/moderation/verification";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import Eye from "virtual:icons/eye";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { EvidencePicture } from "./evidence-picture.tsx";

interface EvidenceProps {
  file: VerificationDetail;
  isMine: boolean;
}

/** Document and selfie side by side, loaded on request. */
export function Evidence({ file: { _id: id, code, gesture, pictures }, isMine }: EvidenceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard
      title="Document and selfie"
      text="Every view is recorded in the audit log. Your browser doesn’t keep the photos."
      actions={
        !isOpen && (
          <Button
            icon={<Eye aria-hidden className="size-4.5" />}
            disabledReason={isMine ? undefined : "Claim this verification first."}
            onClick={() => setOpen(true)}
          >
            View photos
          </Button>
        )
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-small text-muted">Code on paper</dt>
          <dd className="font-mono text-title tracking-widest">{code}</dd>
        </div>
        <div>
          <dt className="text-small text-muted">Gesture</dt>
          <dd className="font-serif text-lead font-semibold">{gesture}</dd>
        </div>
      </dl>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          {pictures.map((picture) => (
            <EvidencePicture key={picture} id={id} picture={picture} />
          ))}
        </div>
      )}
    </SectionCard>
  );
}
