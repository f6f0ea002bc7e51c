import { endSession, type Session } from "@vesper/contract/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { messageOf } from "#web/api/message-of.ts";
import { sessionsQuery } from "./queries.ts";
import { timeSince } from "#web/ui/data/time-since.ts";

export function DeviceRow({ session }: { session: Session }) {
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: session._id } }),
    onSuccess: () => {
      toast.success("Signed out there.");
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => toast.error(messageOf(error, "Failed to sign the device out.")),
  });

  return (
    <li className="flex min-h-18 items-center justify-between gap-4 py-3">
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
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
