import type { Case } from "@vesper/contract/moderation";
import { useUser } from "#web/session/use-session.ts";

/** Who works on a case. */
export function Holder({ holder }: Pick<Case, "holder">) {
  const user = useUser();
  if (!holder) return <span className="text-muted">Nobody</span>;
  if (holder._id === user?._id) return <span className="font-medium text-accent">You</span>;
  return <bdi>{holder.name}</bdi>;
}
