import type { Case } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { Link } from "react-router";
import { CaseState } from "../cases/case-state.tsx";
import { Moment } from "../cases/moment.tsx";
import { SubjectName } from "../cases/subject-name.tsx";

/** One case in a few lines, with the way to its file. */
export function PersonCase({ item }: { item: Case }) {
  return (
    <li className="flex flex-col gap-1.5 py-3 text-small wrap-anywhere">
      <Link
        to={`/admin/cases/${item._id}`}
        className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <SubjectName subject={item.subject} />
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        <CaseState item={item} />
        {reasons[item.reason].label}
      </span>
      <span className="text-caption text-muted">
        {item.reportCount === 1 ? "1 report" : `${item.reportCount} reports`}, opened{" "}
        <Moment at={item.openedAt} />
      </span>
    </li>
  );
}
