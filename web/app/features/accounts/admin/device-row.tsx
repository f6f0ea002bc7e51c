import type { Session } from "@vesper/contract/accounts";
import { endUserSession } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { timeSince } from "#web/ui/data/dates.ts";
import { useUserChange } from "./use-user-change.ts";

interface DeviceRowProps {
  userId: string;
  session: Session;
  now: Date;
}

export function DeviceRow({ userId, session, now }: DeviceRowProps) {
  const end = useUserChange({
    change: () => api.call(endUserSession, { params: { id: userId, sessionId: session._id } }),
    done: "Signed out there.",
    failed: "Failed to sign the device out.",
  });

  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="font-medium wrap-break-word">{session.device}</p>
        <p className="text-small text-muted">
          Last used <time dateTime={session.lastUsedAt}>{timeSince(new Date(session.lastUsedAt), now)}</time>
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="jade">This device</Badge>
      ) : (
        <Button
          tone="outline"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${session.device}`}
          onClick={() => end.mutate(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
