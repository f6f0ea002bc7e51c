import { EyeOff } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";

/** A hold hides the subject from the public already. */
export function HeldBadge() {
  return (
    <Badge tone="gold" icon={<EyeOff aria-hidden />}>
      Hidden until decided
    </Badge>
  );
}
