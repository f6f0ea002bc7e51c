import type { PersonOverview } from "@vesper/contract/insights";
import { timeSince } from "#web/ui/data/dates.ts";

interface PersonFiguresProps {
  overview: PersonOverview;
  now: Date;
}

/** What there is of somebody, each in one number. */
export function PersonFigures({ overview, now }: PersonFiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {figuresOf(overview, now).map(({ term, detail, note }) => (
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

function figuresOf(overview: PersonOverview, now: Date) {
  const { media, listings, reviews, reports, favorites, conversations, lastSeenAt } = overview;
  const count = (value: number) => value.toLocaleString("en");
  return [
    { term: "Media", detail: count(media.total), note: media.pending > 0 && `${media.pending} waiting` },
    { term: "Listings", detail: count(listings), note: false },
    { term: "Reviews written", detail: count(reviews.written), note: false },
    { term: "Reviews received", detail: count(reviews.received), note: false },
    { term: "Favorites", detail: count(favorites), note: false },
    { term: "Conversations", detail: count(conversations), note: false },
    { term: "Reports", detail: count(reports.about), note: reports.by > 0 && `${reports.by} by them` },
    { term: "Last here", detail: lastSeenAt ? timeSince(new Date(lastSeenAt), now) : "never", note: false },
  ];
}
