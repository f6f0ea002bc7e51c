import type { Media } from "@vesper/contract/media";
import { useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { RejectionForm } from "./rejection-form.tsx";
import { useDecisionKeys } from "./use-decision-keys.ts";
import { useReview } from "./use-review.ts";

interface DecisionProps {
  media: Media;
  onNext?: (() => void) | undefined;
  onDecided: () => void;
}

/** Yes at once; no with a reason. */
export function Decision({ media, onNext, onDecided }: DecisionProps) {
  const formId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { mutate, isPending } = useReview(media, onDecided);

  const handleApprove = () => void (isPending || mutate({ status: "approved" }));
  const handleReject = () => setRejecting(true);
  useDecisionKeys(area, { a: handleApprove, r: handleReject, n: onNext });

  return (
    <div ref={area} className="flex flex-col gap-4 border-t border-line pt-4">
      {isRejecting && (
        <RejectionForm id={formId} onReject={(why) => mutate({ status: "rejected", ...why })} />
      )}
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
            <Button type="submit" form={formId} tone="danger" busy={isPending}>
              Reject
            </Button>
          </>
        ) : (
          <>
            <Button tone="outline" onClick={handleReject}>
              Reject
            </Button>
            <Button busy={isPending} onClick={handleApprove}>
              Approve
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
