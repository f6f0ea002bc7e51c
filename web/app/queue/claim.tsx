import type { ReactNode } from "react";
import type { QueryKey } from "@tanstack/react-query";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatTime } from "#web/ui/data/dates.ts";

/** Name of the admin who holds or decided an item. */
export function AdminName({ person }: { person: { _id: string; name: string } | null }) {
  const user = useUser();
  if (!person) return <span className="text-muted">no one</span>;
  if (person._id === user?._id) return <span className="font-medium text-accent">You</span>;
  return <bdi>{person.name}</bdi>;
}

interface ClaimProps {
  /** "case", as in "Failed to claim the case". */
  what: string;
  isMine: boolean;
  heldUntil: string | null;
  /** Claims or releases the item. */
  change: () => Promise<unknown>;
  queryKey: QueryKey;
  disabledReason: string | undefined;
  /** The admin who holds the item. */
  children: ReactNode;
}

/** Shows who holds an item, with a button to claim or release it. */
export function Claim(props: ClaimProps) {
  const { what, isMine, heldUntil, change, queryKey, disabledReason, children } = props;
  const verb = isMine ? "release" : "claim";
  const claim = useAdminChange<void>({
    key: queryKey,
    change,
    done: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${verb}${isMine ? "d" : "ed"}`,
    failed: `Failed to ${verb} the ${what}`,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">
        <span className="text-muted">Claimed by </span>
        {children}
        {heldUntil && <span className="text-muted"> until {formatTime(heldUntil)}</span>}
      </p>
      <Button
        tone={isMine ? "outline" : "primary"}
        busy={claim.isPending}
        disabledReason={disabledReason}
        onClick={() => claim.mutate()}
      >
        {isMine ? "Release" : "Claim"}
      </Button>
    </div>
  );
}
