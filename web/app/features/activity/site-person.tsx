import type { SiteActivity } from "@vesper/contract/activity";
import { Link } from "react-router";

/** Whom an entry is about, with the way to their account. */
export function SitePerson({ activity: { kind, person } }: { activity: SiteActivity }) {
  if (!person) return kind === "report.filed" ? "A visitor" : "Somebody";
  return (
    <Link
      to={`/admin/users?search=${encodeURIComponent(person.name)}`}
      className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      <bdi>{person.name}</bdi>
    </Link>
  );
}
