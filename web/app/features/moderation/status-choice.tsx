import type { CaseStatus } from "@vesper/contract/moderation";
import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/chip.tsx";

const choices: readonly { status: CaseStatus; label: string }[] = [
  { status: "open", label: "Open" },
  { status: "decided", label: "Decided" },
];

export function StatusChoice({ status }: { status: CaseStatus }) {
  const [params] = useSearchParams();

  function addressOf(next: CaseStatus) {
    const query = new URLSearchParams(params);
    query.delete("page");
    if (next === "open") query.delete("status");
    else query.set("status", next);
    // Nobody holds what is decided.
    if (next === "decided") query.delete("holder");
    return { search: query.toString() };
  }

  return (
    <nav aria-label="State of the cases" className="flex gap-2">
      {choices.map((choice) => (
        <Chip
          key={choice.status}
          selected={choice.status === status}
          render={<Link to={addressOf(choice.status)} preventScrollReset />}
        >
          {choice.label}
        </Chip>
      ))}
    </nav>
  );
}
