import type { ContactStatus } from "@vesper/contract/contact";
import { Badge } from "#web/ui/data/badge.tsx";
import { statusWords } from "./labels.ts";

const tones = { open: "gold", answered: "jade", closed: "neutral" } as const;

export function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
