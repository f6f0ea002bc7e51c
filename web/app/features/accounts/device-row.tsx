import type { Session } from "@vesper/contract/accounts/sessions";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatTimeSince } from "#web/ui/data/dates.ts";

interface DeviceRowProps {
  session: Session;
  now: Date;
  busy: boolean;
  /** Omitted for viewers who may only see the device. */
  onEnd?: (() => void) | undefined;
}

/** Device that an account is signed in on, with a button to end its session where the viewer may. */
export function DeviceRow({ session, now, busy, onEnd }: DeviceRowProps) {
  return (
    <li className="flex min-h-18 items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-break-word">{session.device}</p>
        <p className="text-small text-muted">
          Last used <DateTime at={session.lastUsedAt} format={(iso) => formatTimeSince(new Date(iso), now)} />
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="jade">This device</Badge>
      ) : (
        onEnd && (
          <Button
            tone="outline"
            size="small"
            busy={busy}
            aria-label={`Sign out ${session.device}`}
            onClick={onEnd}
          >
            Sign out
          </Button>
        )
      )}
    </li>
  );
}
