import { clsx } from "clsx/lite";
import { type ReactNode, useId } from "react";
import { TaxonomyChips } from "#web/shared/taxonomy-chips.tsx";
import Plane from "virtual:icons/plane";
import { getDetails } from "./details.ts";
import { GoodToKnow } from "./good-to-know.tsx";
import { ServiceList } from "./services.tsx";
import { FactsList } from "#web/ui/data/definition-list.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { formatDaySpan } from "#web/ui/data/dates.ts";
import { getUpcomingTours } from "./labels.ts";
import type { ProfileVideo } from "@vesper/contract/media/images";
import { Video } from "#web/ui/data/video.tsx";
import type { Tour } from "@vesper/contract/profiles/tours";

interface StoryProps {
  profile: PageProfile;
  offers?: ReactNode;
  reviews?: ReactNode;
}

/** The profile's text and facts, most relevant first. */
export function Story({ profile, offers, reviews }: StoryProps) {
  const tours = getUpcomingTours(profile.tours, profile.tour);
  const custom = profile.customFields.map(({ label, value }) => ({ term: label, detail: value }));
  const facts = [...getDetails(profile), ...custom];
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {profile.aboutMe && (
        <PageSection title="About me">
          <ProfileText text={profile.aboutMe} />
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
          <ServiceList profile={profile} />
        </PageSection>
      )}
      {(profile.welcomes.length > 0 || profile.access.length > 0) && (
        <PageSection title="Good to know">
          <GoodToKnow profile={profile} />
        </PageSection>
      )}
      {offers}
      <Times profile={profile} />
      {tours.length > 0 && (
        <PageSection title="On tour">
          <TourList tours={tours} />
        </PageSection>
      )}
      <TermLinks profile={profile} />
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
  const written = parts.flatMap(({ title, text }) => (text ? { title, text } : []));
  if (written.length === 0) return null;
  return (
    <div className={clsx("grid gap-x-12 gap-y-10", written.length > 1 && "sm:grid-cols-2")}>
      {written.map(({ title, text }) => (
        <PageSection key={title} title={title}>
          <ProfileText text={text} />
        </PageSection>
      ))}
    </div>
  );
}

function TermLinks({ profile: { categoryId: category, tags } }: { profile: PageProfile }) {
  if (!category && tags.length === 0) return null;
  return (
    <PageSection title="Category and tags">
      <TaxonomyChips category={category} tags={tags} />
    </PageSection>
  );
}

/** Free text with its line breaks. */
function ProfileText({ text }: { text: string }) {
  return (
    <p className="free-text">
      <bdi>{text}</bdi>
    </p>
  );
}

/** Titled section of the page. */
function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function VideoList({ videos }: { videos: readonly ProfileVideo[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {videos.map(({ _id, url, posterUrl, title, width, height }) => (
        <li key={_id} className="min-w-0">
          <figure>
            <Video
              src={url}
              poster={posterUrl ?? undefined}
              width={width}
              height={height}
              aria-label={title}
              className="aspect-video h-auto w-full rounded-card bg-raised object-contain"
            />
            <figcaption className="mt-2 text-small text-muted">
              <bdi>{title}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Upcoming cities and dates. */
function TourList({ tours }: { tours: readonly Tour[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {tours.map((tour) => (
        <li key={tour._id} className="flex gap-3 rounded-inner bg-raised px-4 py-3">
          <Plane aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap justify-between gap-x-6">
              <bdi className="font-medium">
                {tour.city}, {tour.country}
              </bdi>
              <span className="text-small text-muted">{formatDaySpan(tour)}</span>
            </p>
            {tour.note && (
              <p className="mt-1 text-small wrap-anywhere text-muted">
                <bdi>{tour.note}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
