import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { connection } from "#web/api/connection.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { getPendingText } from "./pending-text.ts";
import { LossBanner } from "./loss-banner.tsx";
import { useConnection } from "./use-connection.ts";

/** Announces a slow navigation or a lost connection. Filters show their progress next to their results. */
export function PendingPage() {
  const state = useConnection();
  const isWaiting = useNavigation().state !== "idle";
  const text = useSlowNavigation();

  return (
    <div role="status" className="print:hidden">
      {state === "up" && text && (
        <p className="pointer-events-none fixed inset-x-0 top-20 z-30 mx-auto flex w-fit items-center gap-2 rounded-control border border-line bg-surface px-4 py-2 text-small font-medium shadow-soft">
          <Spinner className="size-4" />
          {text}
        </p>
      )}
      {state !== "up" && <LossBanner state={state} onRetry={isWaiting ? connection.retryNow : undefined} />}
    </div>
  );
}

/** Returns the loading text of a page that is slow to open, otherwise null. */
function useSlowNavigation(): string | null {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const isAway = next !== undefined && next !== here;
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setSlow(true), pageLimits.web.pendingAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isAway]);

  return isAway && isSlow ? getPendingText(next) : null;
}
