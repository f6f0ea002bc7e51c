import { useQuery } from "@tanstack/react-query";
import type { PersonOverview as Overview } from "@vesper/contract/profiles/insights";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { personQuery } from "./queries.ts";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { Link } from "react-router";
import { StatusBadge } from "#web/features/profiles/admin/badges.tsx";
import { Badge } from "#web/ui/data/badge.tsx";

const linkStyles =
  "inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong";

/** Key figures for one person, and their public profile. */
export function PersonOverview({ id }: { id: string }) {
  const query = useQuery(personQuery(id));
  return (
    <LoadedSection
      title="At a glance"
      text="Favorites and conversations are private. Staff see only the counts."
      query={query}
      failure="Failed to load the overview"
    >
      {(overview: Overview) => (
        <>
          <PersonFigures overview={overview} now={new Date(query.dataUpdatedAt)} />
          <PersonProfile profile={overview.profile} />
        </>
      )}
    </LoadedSection>
  );
}

function PersonFigures({ overview, now }: { overview: Overview; now: Date }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {getFigures(overview, now).map(({ term, detail, note }) => (
        <div key={term}>
          <dt className="text-small text-muted">{term}</dt>
          <dd className="font-serif text-lead font-semibold tabular-nums">
            {detail}
            {note && <span className="ml-2 font-sans text-caption font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function getFigures(overview: Overview, now: Date) {
  const { media, listings, reviews, reports, favorites, conversations, lastSeenAt } = overview;
  const formatCount = (value: number) => value.toLocaleString("en");
  return [
    {
      term: "Media",
      detail: formatCount(media.total),
      note: media.pending > 0 && `${media.pending} waiting`,
    },
    { term: "Listings", detail: formatCount(listings), note: false },
    { term: "Reviews written", detail: formatCount(reviews.written), note: false },
    { term: "Reviews received", detail: formatCount(reviews.received), note: false },
    { term: "Favorites", detail: formatCount(favorites), note: false },
    { term: "Conversations", detail: formatCount(conversations), note: false },
    {
      term: "Reports",
      detail: formatCount(reports.about),
      note: reports.by > 0 && `${reports.by} filed by them`,
    },
    {
      term: "Last seen",
      detail: lastSeenAt ? formatTimeSince(new Date(lastSeenAt), now) : "never",
      note: false,
    },
  ];
}

/** Profile of the person, if any, with its links. */
function PersonProfile({ profile }: Pick<Overview, "profile">) {
  if (!profile)
    return <p className="border-t border-line pt-4 text-small text-muted">This member has no profile.</p>;
  const { name, slug, status, isListed, isVerified } = profile;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-small">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="text-muted">Profile</span>
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <StatusBadge status={status} />
        {isVerified && <Badge tone="jade">Verified</Badge>}
        {!isListed && <Badge>Not public</Badge>}
      </span>
      {isListed && (
        <Link to={`/escort/${slug}`} className={linkStyles}>
          View public page
        </Link>
      )}
      <Link to={`/admin/profiles?search=${encodeURIComponent(name)}`} className={linkStyles}>
        Escort Profiles
      </Link>
    </div>
  );
}
