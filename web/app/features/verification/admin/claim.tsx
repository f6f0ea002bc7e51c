import { claimVerification, releaseVerification, type VerificationFile } from "@vesper/contract/verification";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { verificationsKey } from "./queries.ts";

const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });

interface ClaimProps {
  file: VerificationFile;
  isMine: boolean;
}

/** Who works on it, and the way to take it or give it back. */
export function Claim({ file: { _id: id, holder, heldUntil }, isMine }: ClaimProps) {
  const change = useAdminChange({
    key: verificationsKey,
    change: () => api.call(isMine ? releaseVerification : claimVerification, { params: { id } }),
    done: isMine ? "Verification released" : "Verification claimed",
    failed: isMine ? "Failed to release the verification" : "Failed to claim the verification",
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-muted">Held by </span>
        {isMine ? (
          <span className="font-medium text-accent">you</span>
        ) : (
          <bdi className={holder ? undefined : "text-muted"}>{holder?.name ?? "nobody"}</bdi>
        )}
        {heldUntil && <span className="text-muted"> until {clock.format(new Date(heldUntil))}</span>}
      </p>
      <Button
        tone={isMine ? "outline" : "primary"}
        busy={change.isPending}
        disabledReason={holder && !isMine ? `${holder.name} is working on this` : undefined}
        onClick={() => change.mutate()}
      >
        {isMine ? "Release" : "Claim"}
      </Button>
    </div>
  );
}
