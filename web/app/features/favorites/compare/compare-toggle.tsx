import { limits } from "@vesper/contract/core/limits";
import { Button } from "#web/ui/actions/button.tsx";
import Check from "virtual:icons/check";
import Columns3 from "virtual:icons/columns-3";
import type { useCompared } from "./use-compared.ts";

interface CompareToggleProps {
  profile: { _id: string; name: string };
  compared: ReturnType<typeof useCompared>;
}

/** Chooses a favorite for the comparison. */
export function CompareToggle({ profile: { _id: id, name }, compared }: CompareToggleProps) {
  const isChosen = compared.ids.includes(id);
  const Icon = isChosen ? Check : Columns3;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={<Icon aria-hidden className="size-4" />}
      aria-pressed={isChosen}
      aria-label={`Compare ${name}`}
      {...(compared.isFull &&
        !isChosen && { disabledReason: `You can compare up to ${limits.compare.most} favorites.` })}
      onClick={() => compared.toggle(id)}
    >
      Compare
    </Button>
  );
}
