import type { ListingStatus } from "@vesper/contract/listings";
import { Badge } from "#web/ui/badge.tsx";
import { statusNames } from "./words.ts";

const tones = { draft: "neutral", pending: "gold", approved: "jade", rejected: "danger" } as const;

export function StatusBadge({ status }: { status: ListingStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
