import { ListingStatus } from "@vesper/contract/listings";
import { Link, useSearchParams } from "react-router";
import { approvalNames } from "#web/shared/approval-badge.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { filtersOf } from "./filters.ts";

const choices = [undefined, ...ListingStatus.options];

/** Which ones to see. Each choice has an address, so Back and sharing work. */
export function StatusChips() {
  const [params] = useSearchParams();
  const { status: chosen } = filtersOf(params);
  return (
    <nav aria-label="Listings by status" className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {choices.map((status) => (
        <Chip
          key={status ?? "all"}
          selected={status === chosen}
          render={<Link to={{ search: status ? `status=${status}` : "" }} preventScrollReset />}
        >
          {status ? approvalNames[status] : "All"}
        </Chip>
      ))}
    </nav>
  );
}
