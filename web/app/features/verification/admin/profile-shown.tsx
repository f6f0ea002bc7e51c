import type { VerificationDetail } from "@vesper/contract/moderation/verification";
import { Link } from "react-router";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

/** Public profile data, for comparison with the document. */
export function ProfileShown({ file: { profile, profilePictures } }: { file: VerificationDetail }) {
  if (!profile) return <SectionCard title="Profile" text="The profile was deleted." />;
  return (
    <SectionCard title="Profile">
      <DefinitionList
        items={[
          { term: "Name", detail: <bdi>{profile.name}</bdi> },
          { term: "Age", detail: profile.age },
          { term: "City", detail: <bdi>{profile.city}</bdi> },
          {
            term: "Page",
            detail: (
              <Link to={`/escort/${profile.slug}`} className="text-accent underline underline-offset-4">
                {profile.isListed ? "View profile" : "View profile (not public)"}
              </Link>
            ),
          },
        ]}
      />
      {profilePictures.length === 0 ? (
        <p className="text-small text-muted">No approved photos.</p>
      ) : (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {profilePictures.map(({ _id, previewUrl, isPrimary }) => (
            <li key={_id}>
              <img
                src={previewUrl}
                alt={isPrimary ? "Primary photo" : "Photo"}
                loading="lazy"
                className="aspect-[3/4] w-full rounded-inner bg-raised object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
