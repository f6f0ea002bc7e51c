import type { ReactNode } from "react";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { detailsOf } from "./details.ts";
import { FactsList } from "#web/ui/data/facts-list.tsx";
import { OwnWords } from "./own-words.tsx";
import type { PageProfile } from "./page-profile.ts";
import { PageSection } from "./page-section.tsx";
import { announced } from "./tour-dates.ts";
import { TourList } from "./tour-list.tsx";
import { VideoList } from "./video-list.tsx";
import { WordsList } from "./words-list.tsx";

interface StoryProps {
  profile: PageProfile;
  offers?: ReactNode;
  reviews?: ReactNode;
}

/** Everything somebody told about themself, in the order in which one wants to know it. */
export function Story({ profile, offers, reviews }: StoryProps) {
  const tours = announced(profile.tours, profile.tour);
  const custom = profile.customFields.map(({ label, value }) => ({ term: label, detail: value }));
  const facts = [...detailsOf(profile), ...custom];
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {profile.aboutMe && (
        <PageSection title="About me">
          <OwnWords text={profile.aboutMe} />
        </PageSection>
      )}
      {profile.videos.length > 0 && (
        <PageSection title="Videos">
          <VideoList videos={profile.videos} />
        </PageSection>
      )}
      {facts.length > 0 && (
        <PageSection title="Details">
          <FactsList facts={facts} />
        </PageSection>
      )}
      {profile.services.length > 0 && (
        <PageSection title="Services">
          <WordsList words={profile.services} />
        </PageSection>
      )}
      {offers}
      <Times profile={profile} />
      {tours.length > 0 && (
        <PageSection title="On tour">
          <TourList tours={tours} />
        </PageSection>
      )}
      <Shelves profile={profile} />
      {reviews}
    </div>
  );
}

function Times({ profile: { availability, workingHours, preferences } }: { profile: PageProfile }) {
  const parts = [
    { title: "Availability", text: availability },
    { title: "Working hours", text: workingHours },
    { title: "Preferences", text: preferences },
  ];
  if (parts.every(({ text }) => !text)) return null;
  return (
    <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {parts.map(
        ({ title, text }) =>
          text && (
            <PageSection key={title} title={title}>
              <OwnWords text={text} />
            </PageSection>
          ),
      )}
    </div>
  );
}

function Shelves({ profile: { categoryId: category, tags } }: { profile: PageProfile }) {
  if (!category && tags.length === 0) return null;
  return (
    <PageSection title="Found under">
      <ul className="flex flex-wrap gap-2">
        {category && (
          <li>
            <Chip render={<Link to={`/category/${category.slug}`} />}>{category.name}</Chip>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag._id}>
            <Chip render={<Link to={`/tag/${tag.slug}`} />}>{tag.name}</Chip>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
