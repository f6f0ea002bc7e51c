import type { Case } from "@vesper/contract/moderation";
import { useUser } from "#web/session/use-session.ts";

/** Who works on a case, for a table. */
export function Holder({ holder }: Pick<Case, "holder">) {
  const user = useUser();
  if (!holder) return <span className="text-muted">Nobody</span>;
  if (holder._id === user?._id) return <span className="font-medium text-accent">You</span>;
  return <bdi>{holder.name}</bdi>;
}

/** The same as a phrase. */
export function Holding({ holder }: Pick<Case, "holder">) {
  if (!holder) return <span className="text-muted">Held by nobody</span>;
  return (
    <span>
      <span className="text-muted">Held by </span>
      <Holder holder={holder} />
    </span>
  );
}
