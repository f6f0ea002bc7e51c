import type { OwnReview } from "@vesper/contract/profiles/reviews";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";

/** Reviewed profile, or a note that it is no longer public. */
export function ReviewedProfile({ profile }: Pick<OwnReview, "profile">) {
  if (!profile) return <p className="text-small text-muted">This profile is no longer available.</p>;
  return (
    <Link
      to={`/escort/${profile.slug}`}
      className="inline-flex min-h-11 items-center gap-3 self-start font-medium underline-offset-4 hover:underline"
    >
      <Avatar name={profile.name} src={profile.picture} />
      <bdi>{profile.name}</bdi>
    </Link>
  );
}
