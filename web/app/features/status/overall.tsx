import type { Status } from "@vesper/contract/operations/status";
import { clsx } from "clsx/lite";
import { Button } from "#web/ui/actions/button.tsx";
import { formatTime } from "#web/ui/data/dates.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { StateIcon } from "./state-icon.tsx";

const grounds: Record<Status["state"], string> = {
  ok: "bg-jade-soft",
  attention: "bg-gold-soft",
  broken: "bg-danger-soft",
};

interface OverallProps {
  /** Undefined while loading. */
  status?: Status;
  /** A check that someone asked for; the regular ones run unnoticed. */
  isChecking: boolean;
  onCheck: () => void;
}

/** The state of the whole site in one sentence. */
export function Overall({ status, isChecking, onCheck }: OverallProps) {
  return (
    <Card aria-busy={!status} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span
        className={clsx(
          "flex size-12 items-center justify-center rounded-control",
          status ? grounds[status.state] : "bg-raised",
        )}
      >
        {status && <StateIcon state={status.state} className="size-6" />}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="font-serif text-lead font-semibold text-balance">
          {status?.summary ?? <span className="sr-only">Checking…</span>}
        </p>
        {status ? (
          <p className="mt-0.5 text-small text-muted">
            Checked at <time dateTime={status.checkedAt}>{formatTime(status.checkedAt)}</time>, and again
            every 15 seconds
          </p>
        ) : (
          <>
            <Skeleton className="h-6 w-52" />
            <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          </>
        )}
      </div>
      <Button tone="outline" busy={isChecking} onClick={onCheck}>
        Check again
      </Button>
    </Card>
  );
}
