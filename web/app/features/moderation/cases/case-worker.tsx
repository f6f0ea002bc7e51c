import type { Case } from "@vesper/contract/moderation";
import { useUser } from "#web/session/use-session.ts";

/** Who holds a case, or who decided it. */
export function CaseWorker({ item }: { item: Pick<Case, "status" | "holder" | "decidedBy"> }) {
  const user = useUser();
  const worker = item.status === "open" ? item.holder : item.decidedBy;
  if (!worker) return <span className="text-muted">nobody</span>;
  if (worker._id === user?._id) return <span className="font-medium text-accent">You</span>;
  return <bdi>{worker.name}</bdi>;
}
