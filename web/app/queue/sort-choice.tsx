import type { QueueSort } from "@vesper/contract/queues";
import { useSearchParams } from "react-router";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { withChoice } from "./queue-filters.ts";

const orders = optionsOf({ oldest: "Oldest first", newest: "Newest first" });

interface SortChoiceProps {
  sort: QueueSort | undefined;
  /** What waits begins with the oldest, everything else with the newest. */
  waits: boolean;
  className?: string;
}

export function SortChoice({ sort, waits, className = "w-full sm:ml-auto sm:w-48" }: SortChoiceProps) {
  const [params, setParams] = useSearchParams();
  const usual: QueueSort = waits ? "oldest" : "newest";
  return (
    <SelectField
      label="Sort"
      options={orders}
      value={sort ?? usual}
      onChange={(event) =>
        setParams(withChoice(params, "sort", event.target.value, usual), { preventScrollReset: true })
      }
      className={className}
    />
  );
}
