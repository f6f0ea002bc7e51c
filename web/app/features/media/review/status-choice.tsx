import type { MediaStatus } from "@vesper/contract/media";
import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/chip.tsx";
import { statusNames } from "../words.ts";
import { filtersOf } from "./filters.ts";

const order = ["pending", "approved", "rejected", "draft"] as const satisfies MediaStatus[];

/** Which of them; it lives in the address, so that Back, reload and sharing work. */
export function StatusChoice() {
  const [params] = useSearchParams();
  const { status } = filtersOf(params);
  return (
    <nav aria-label="Status" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      {order.map((one) => (
        <Chip
          key={one}
          selected={one === status}
          render={<Link to={one === "pending" ? "?" : `?status=${one}`} preventScrollReset />}
        >
          {statusNames[one]}
        </Chip>
      ))}
    </nav>
  );
}
