import { StatsDays } from "@vesper/contract/profiles/profiles";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";

const defaultRange: StatsDays = "30";

/** Parses the range from the URL; any other value means the default. */
export const parseRange = (params: URLSearchParams): StatsDays =>
  StatsDays.safeParse(params.get("days")).data ?? defaultRange;

/** Each range has a URL, so Back and sharing work. */
export function RangeChips({ range }: { range: StatsDays }) {
  return (
    <nav aria-label="Days shown" className="flex gap-2">
      {StatsDays.options.map((days) => (
        <Chip
          key={days}
          selected={days === range}
          render={<Link to={days === defaultRange ? "?" : `?days=${days}`} preventScrollReset />}
        >
          {days} days
        </Chip>
      ))}
    </nav>
  );
}
