import { refusals, type Verification } from "@vesper/contract/verification";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { kindNames, momentName, statusTones } from "./labels.ts";

/** What was decided before about the same person. */
export function Earlier({ earlier }: { earlier: readonly Verification[] }) {
  return (
    <SectionCard title="Earlier decisions">
      <ul className="-my-3 divide-y divide-line">
        {earlier.map(({ _id, kind, status, refusal, decidedAt }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-small"
          >
            <Link
              to={`/admin/verifications/${_id}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {kindNames[kind]}
              {decidedAt && `, ${momentName(decidedAt)}`}
            </Link>
            <Badge tone={statusTones[status]}>
              {refusal ? refusals[refusal].label : status === "approved" ? "Approved" : "Rejected"}
            </Badge>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
