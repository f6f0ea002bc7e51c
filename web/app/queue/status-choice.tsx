import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { withChoice } from "./queue-filters.ts";

interface StatusChoiceProps<Status extends string> {
  names: Readonly<Record<Status, string>>;
  status: Status;
  /** What one sees without asking. */
  waiting: Status;
}

/** Which of them; it lives in the address, so that Back, reload and sharing work. */
export function StatusChoice<Status extends string>({ names, status, waiting }: StatusChoiceProps<Status>) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Status" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      {Object.entries<string>(names).map(([one, name]) => (
        <Chip
          key={one}
          selected={one === status}
          render={
            <Link to={{ search: withChoice(params, "status", one, waiting).toString() }} preventScrollReset />
          }
        >
          {name}
        </Chip>
      ))}
    </nav>
  );
}
