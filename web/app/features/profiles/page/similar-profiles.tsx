import type { ProfileCard } from "@vesper/contract/directory";
import { ProfileCard as Card } from "../cards/profile-card.tsx";

/** Others in the same place, or alike. */
export function SimilarProfiles({ profiles }: { profiles: readonly ProfileCard[] }) {
  if (profiles.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12 border-t border-line pt-10">
      <h2 id="similar" className="mb-5 font-serif text-title font-semibold">
        Similar profiles
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {profiles.map((profile) => (
          <li key={profile._id}>
            <Card profile={profile} sizes="(min-width: 1280px) 296px, (min-width: 1024px) 23vw, 48vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
