import { useQuery } from "@tanstack/react-query";
import type { PersonOverview as Overview } from "@vesper/contract/insights";
import type { ProfileStatus } from "@vesper/contract/profile-fields";
import type { ComponentType } from "react";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { PersonFigures } from "./person-figures.tsx";
import { PersonProfile } from "./person-profile.tsx";
import { personQuery } from "./queries.ts";

interface PersonOverviewProps {
  id: string;
  /** How the state of a profile looks; another feature knows it. */
  ProfileBadge: ComponentType<{ status: ProfileStatus }>;
}

/** One person in numbers, and what of them is public. */
export function PersonOverview({ id, ProfileBadge }: PersonOverviewProps) {
  const query = useQuery(personQuery(id));
  return (
    <LoadedSection
      title="At a glance"
      text="What people keep and whom they write to is private: only its number is known here."
      query={query}
      failure="Failed to load the overview"
    >
      {(overview: Overview) => (
        <>
          <PersonFigures overview={overview} now={new Date(query.dataUpdatedAt)} />
          <PersonProfile profile={overview.profile} ProfileBadge={ProfileBadge} />
        </>
      )}
    </LoadedSection>
  );
}
