import type { Case } from "@vesper/contract/moderation";
import { Badge } from "#web/ui/data/badge.tsx";
import { HeldBadge } from "./held-badge.tsx";
import { doneWords, resolutionWords } from "./labels.ts";

/** Where a case stands: waiting, waiting with its subject hidden, or what was decided. */
export function CaseState({ item }: { item: Case }) {
  if (item.resolution === "dismissed") return <Badge>{resolutionWords.dismissed}</Badge>;
  if (item.resolution && item.action) {
    const words = item.action === "none" ? resolutionWords.upheld : doneWords[item.action];
    return <Badge tone={item.action === "none" ? "jade" : "danger"}>{words}</Badge>;
  }
  return item.isHeld ? <HeldBadge /> : <Badge>Open</Badge>;
}
