import type { SiteActivity } from "@vesper/contract/activity";
import { Link } from "react-router";

/** Whom an entry is about, with the way to their account. */
export function SitePerson({ activity: { person } }: { activity: SiteActivity }) {
  if (!person) return "Somebody";
  return (
    <Link
      to={`/admin/users/${person._id}`}
      className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      <bdi>{person.name}</bdi>
    </Link>
  );
}
