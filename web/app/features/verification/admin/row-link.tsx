import type { Verification } from "@vesper/contract/verification";
import { Link } from "react-router";

/** Covers the whole row or card it stands in; the keys of the queue look for it. */
export function RowLink({ item: { _id, profile, person } }: { item: Verification }) {
  return (
    <Link
      to={`/admin/verifications/${_id}`}
      data-queue-item={_id}
      className="inline-flex min-h-11 items-center after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      <span>
        <bdi>{profile?.name ?? person.name}</bdi>
        {profile && (
          <span className="text-muted">
            , {profile.age} · <bdi>{profile.city}</bdi>
          </span>
        )}
      </span>
    </Link>
  );
}
