import type { Connection } from "#web/api/connection.ts";
import { Button } from "#web/ui/actions/button.tsx";
import CloudOff from "virtual:icons/cloud-off";

const texts = {
  offline: "You’re offline. We’ll retry when you’re back.",
  unreachable: "We can’t reach the site. We’ll keep trying.",
} as const;

interface LossBannerProps {
  state: Exclude<Connection, "up">;
  /** Given while a page waits for the connection. */
  onRetry?: (() => void) | undefined;
}

/** Tells that the connection is lost. It covers the foot of the page instead of moving it; the title stays in sight. */
export function LossBanner({ state, onRetry }: LossBannerProps) {
  return (
    <div className="fixed inset-x-0 bottom-(--tab-bar) z-30 border-t border-line-strong bg-raised shadow-soft">
      <div className="mx-auto flex min-h-13 w-full max-w-content items-center gap-3 px-4 py-1 sm:px-6 lg:px-8">
        <CloudOff aria-hidden className="size-5 shrink-0 text-gold" />
        <p className="min-w-0 flex-1 text-small font-medium">{texts[state]}</p>
        {onRetry && (
          <Button tone="outline" size="small" className="shrink-0" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  );
}
