import { StatsDays } from "@vesper/contract/profiles";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { usualRange } from "./range.ts";

/** Each range has an address of its own, so Back and sharing work. */
export function RangeChips({ range }: { range: StatsDays }) {
  return (
    <nav aria-label="Days shown" className="flex gap-2">
      {StatsDays.options.map((days) => (
        <Chip
          key={days}
          selected={days === range}
          render={<Link to={days === usualRange ? "?" : `?days=${days}`} preventScrollReset />}
        >
          {days} days
        </Chip>
      ))}
    </nav>
  );
}
