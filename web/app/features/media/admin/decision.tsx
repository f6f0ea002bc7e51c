import type { Media } from "@vesper/contract/media";
import { useId, useRef, useState } from "react";
import { useDesk } from "#web/queue/desk.ts";
import type { Rejection } from "#web/queue/rejection.ts";
import type { Queue } from "#web/queue/use-queue.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { RejectionForm } from "./rejection-form.tsx";
import { useDecisionKeys } from "./use-decision-keys.ts";

interface DecisionProps {
  queue: Queue<Media>;
  media: Media;
  onNext?: (() => void) | undefined;
  onDecided: () => void;
}

/** Yes at once; no with a reason. In hand as long as it is open. */
export function Decision({ queue, media, onNext, onDecided }: DecisionProps) {
  const formId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { refusal, decided } = useDesk("media", [media._id], true);

  function decide(act: () => void) {
    if (refusal) return;
    decided();
    act();
    onDecided();
  }
  const handleApprove = () => decide(() => queue.approveNow([media]));
  const handleRejected = (why: Rejection) => decide(() => queue.rejectNow([media], why));
  const handleReject = () => setRejecting(true);
  useDecisionKeys(area, { a: handleApprove, r: handleReject, n: onNext, u: queue.undo });

  return (
    <div ref={area} className="flex flex-col gap-4 border-t border-line pt-4">
      <FormError>{refusal}</FormError>
      {isRejecting && <RejectionForm id={formId} onReject={handleRejected} />}
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-2 bg-surface py-4 max-sm:*:flex-1">
        {onNext && (
          <Button tone="quiet" onClick={onNext} className="sm:mr-auto">
            Next
          </Button>
        )}
        {isRejecting ? (
          <>
            <Button tone="outline" onClick={() => setRejecting(false)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} tone="danger" disabledReason={refusal}>
              Reject
            </Button>
          </>
        ) : (
          <>
            <Button tone="outline" disabledReason={refusal} onClick={handleReject}>
              Reject
            </Button>
            <Button disabledReason={refusal} onClick={handleApprove}>
              Approve
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
