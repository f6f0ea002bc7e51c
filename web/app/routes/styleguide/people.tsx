import { Rating } from "#web/shared/rating.tsx";
import { PersonTiles, PersonTilesSkeleton } from "#web/shared/person-tile.tsx";
import { ProfileCard } from "#web/features/profiles/cards/profile-card.tsx";
import { ProfileGridSkeleton } from "#web/features/profiles/cards/profile-grid.tsx";
import type { FoundCard } from "#web/features/profiles/cards/card-facts.ts";
import { BarChart } from "#web/ui/data/bar-chart.tsx";
import { Stars } from "#web/ui/data/stars.tsx";
import { FoldedText } from "#web/ui/layout/folded-text.tsx";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import { Exhibit, Row } from "./exhibit.tsx";

const plain: FoundCard = {
  _id: "0198c0de-0000-7000-8000-000000000001",
  userId: "0198c0de-0000-7000-8000-000000000002",
  slug: "marisol",
  name: "Marisol",
  age: 31,
  city: "Lisbon",
  rateOutcall: 340,
  rateIncall: 300,
  currency: "EUR",
  languages: ["Portuguese", "English"],
  images: [],
  tags: [],
  rating: { average: 0, count: 0 },
  isVerified: false,
  isPaid: false,
  isAvailable: false,
  isOnline: false,
  tour: null,
};

const cards: FoundCard[] = [
  plain,
  {
    ...plain,
    slug: "noor",
    name: "Noor, with a name that needs several lines on a phone",
    isVerified: true,
    isPaid: true,
    isAvailable: true,
    isOnline: true,
    rating: { average: 4.6, count: 12 },
  },
];

const people = cards.map(({ slug, name, city }) => ({
  id: slug,
  path: `/escort/${slug}`,
  name,
  note: city,
  image: undefined,
}));

const bars = [0.3, 0.8, 0.5, 1, 0.1].map((share, index) => ({
  day: `2026-11-0${index + 1}`,
  share,
  valueLabel: `${Math.round(share * 40)} views`,
}));

export function People() {
  return (
    <Exhibit title="People">
      <div className="grid max-w-xl grid-cols-2 gap-4">
        {cards.map((card) => (
          <ProfileCard key={card.slug} profile={card} sizes="256px" />
        ))}
      </div>
      <PersonTiles people={people} />
      <PersonTilesSkeleton label="Loading people..." />
      <ProfileGridSkeleton label="Loading profiles..." />
      <Row title="ratings and counts">
        <Rating rating={{ average: 4.6, count: 12 }} star="size-4 text-gold" />
        <Stars rating={4.6} />
        <TabCount count={3} />
        <TabCount count={120} red />
      </Row>
      <BarChart bars={bars} label="Views by day" top="40" />
      <FoldedText text={"An evening in good company. ".repeat(40)} />
    </Exhibit>
  );
}
