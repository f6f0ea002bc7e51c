import { pageLimits } from "@vesper/contract/core/page-limits";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { connection } from "#web/api/connection.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { getPendingText } from "./pending-text.ts";
import { useConnection } from "./use-connection.ts";

const lossTexts = {
  offline: "You’re offline. We’ll retry when you’re back.",
  unreachable: "We can’t reach the site. We’ll keep trying.",
} as const;

/** Announces a slow navigation or a lost connection. Filters show their progress next to their results. */
export function PendingPage() {
  const state = useConnection();
  const isWaiting = useNavigation().state !== "idle";
  const text = useSlowNavigation();

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-30 lg:top-18 print:hidden">
      {state === "up" && text && (
        <p className="mx-auto mt-4 flex w-fit items-center gap-2 rounded-control border border-line bg-surface px-4 py-2 text-small font-medium shadow-soft">
          <Spinner className="size-4" />
          {text}
        </p>
      )}
      {state !== "up" && <LossBanner text={lossTexts[state]} canRetry={isWaiting} />}
    </div>
  );
}

function LossBanner({ text, canRetry }: { text: string; canRetry: boolean }) {
  return (
    <div className="pointer-events-auto border-b border-line-strong bg-raised shadow-soft">
      <div className="mx-auto flex min-h-13 w-full max-w-content items-center gap-3 px-4 py-1 sm:px-6 lg:px-8">
        <CloudOff aria-hidden className="size-5 shrink-0 text-gold" />
        <p className="min-w-0 flex-1 text-small font-medium">{text}</p>
        {canRetry && (
          <Button tone="outline" size="small" className="shrink-0" onClick={connection.retryNow}>
            Try Again
          </Button>
        )}
      </div>
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
