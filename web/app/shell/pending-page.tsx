import { pageLimits } from "@vesper/contract/page-limits";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { pendingWords } from "./pending-words.ts";

/** Says that another page is on its way, unless it comes at once. Filters say so beside their results. */
export function PendingPage() {
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

  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center">
      {isAway && isSlow && (
        <span className="flex items-center gap-2 rounded-control border border-line bg-surface px-4 py-2 text-small font-medium shadow-soft">
          <Spinner className="size-4" />
          {pendingWords(next)}
        </span>
      )}
    </p>
  );
}
