import type { Case } from "@vesper/contract/moderation";
import { Link } from "react-router";
import { SubjectName } from "./subject-name.tsx";

/** Covers the whole row or card it stands in; the keys of the queue look for it. */
export function CaseLink({ item }: { item: Case }) {
  return (
    <Link
      to={`/admin/cases/${item._id}`}
      data-queue-item
      className="block after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      <SubjectName subject={item.subject} />
    </Link>
  );
}
