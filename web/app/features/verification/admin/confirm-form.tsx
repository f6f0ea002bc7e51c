import { approveVerification, type VerificationFile } from "@vesper/contract/verification";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useDecision } from "./use-decision.ts";

/** The change is fine: the badge comes back without new documents. */
export function ConfirmForm({ file: { _id: id } }: { file: VerificationFile }) {
  const confirm = useDecision({
    change: () => api.call(approveVerification, { params: { id }, body: {} }),
    done: "Change confirmed",
    failed: "Failed to confirm the change",
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-small text-muted">
        It is still the person whom we checked. The badge comes back with the month of that check.
      </p>
      <Button busy={confirm.isPending} onClick={() => confirm.mutate()} className="self-start">
        Confirm the change
      </Button>
    </div>
  );
}
