import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Case, claimCase, releaseCase } from "@vesper/contract/moderation";
import { adminToast } from "#web/api/admin-toast.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CaseWorker } from "./case-worker.tsx";
import { casesKey } from "./queries.ts";

const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });

/** Who works on the case, and the way to take it or give it back. */
export function Claim({ item }: { item: Case }) {
  const queries = useQueryClient();
  const user = useUser();
  const isMine = item.holder !== null && item.holder._id === user?._id;
  const change = useMutation({
    mutationFn: () => api.call(isMine ? releaseCase : claimCase, { params: { id: item._id } }),
    onSuccess: () => adminToast.success(isMine ? "Case released" : "Case claimed"),
    onError: (error) =>
      adminToast.failure(error, isMine ? "Failed to release the case" : "Failed to claim the case"),
    // After a refusal too: then somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: casesKey }),
  });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-muted">Held by </span>
        <CaseWorker item={item} />
        {item.heldUntil && (
          <span className="text-muted"> until {clock.format(new Date(item.heldUntil))}</span>
        )}
      </p>
      <Button
        tone={isMine ? "outline" : "primary"}
        busy={change.isPending}
        disabledReason={reasonAgainst(item, isMine)}
        onClick={() => change.mutate()}
      >
        {isMine ? "Release" : "Claim"}
      </Button>
    </div>
  );
}

function reasonAgainst(item: Case, isMine: boolean): string | undefined {
  if (item.recusal) return item.recusal;
  return item.holder && !isMine ? `${item.holder.name} is working on this case` : undefined;
}
