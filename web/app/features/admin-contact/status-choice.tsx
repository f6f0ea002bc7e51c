import { ContactStatus } from "@vesper/contract/contact";
import { Link } from "react-router";
import { Chip } from "#web/ui/chip.tsx";
import { statusWords } from "./words.ts";

export function StatusChoice({ status }: { status: ContactStatus }) {
  return (
    <nav aria-label="State of the messages" className="flex gap-2">
      {ContactStatus.options.map((choice) => (
        <Chip
          key={choice}
          selected={choice === status}
          render={<Link to={choice === "open" ? "?" : `?status=${choice}`} preventScrollReset />}
        >
          {statusWords[choice]}
        </Chip>
      ))}
    </nav>
  );
}
