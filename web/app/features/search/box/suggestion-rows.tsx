import { toImageAddress } from "@vesper/contract/media/image-address";
import { formatMoney } from "@vesper/contract/profiles/money";
import type { Gender } from "@vesper/contract/profiles/profile-fields";
import type { SearchHit } from "@vesper/contract/profiles/search";
import type { ReactNode } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import MapPin from "virtual:icons/map-pin";
import Mars from "virtual:icons/mars";
import NonBinary from "virtual:icons/non-binary";
import Search from "virtual:icons/search";
import Tag from "virtual:icons/tag";
import Transgender from "virtual:icons/transgender";
import Venus from "virtual:icons/venus";
import { formatProfileCount, genderLabels } from "../filters/labels.ts";
import type { Suggestion } from "./suggestions.ts";

const genderIcons = {
  female: Venus,
  male: Mars,
  transgender: Transgender,
  other: NonBinary,
} as const satisfies Record<Gender, object>;

/** Content of one row. */
export function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case "person":
      return <PersonContent profile={suggestion.profile} />;
    case "place": {
      const { city, country, profileCount } = suggestion.place;
      return (
        <TermContent icon={<MapPin aria-hidden />} name={city} note={country} profileCount={profileCount} />
      );
    }
    case "tag":
      return (
        <TermContent
          icon={<Tag aria-hidden />}
          name={suggestion.tag.name}
          profileCount={suggestion.tag.profileCount}
        />
      );
    case "all":
      return (
        <>
          <RowIcon>
            <Search aria-hidden />
          </RowIcon>
          <span className="min-w-0 flex-1 font-medium text-accent wrap-anywhere">
            See all results for “<bdi>{suggestion.query}</bdi>”
          </span>
        </>
      );
  }
}

function RowIcon({ children }: { children: ReactNode }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-raised text-muted [&>svg]:size-4.5">
      {children}
    </span>
  );
}

interface TermContentProps {
  icon: ReactNode;
  name: string;
  note?: string;
  profileCount: number;
}

function TermContent({ icon, name, note, profileCount }: TermContentProps) {
  return (
    <>
      <RowIcon>{icon}</RowIcon>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <bdi className="font-medium">{name}</bdi>
        {note && <bdi className="text-small text-muted">{note}</bdi>}
      </span>
      <span className="shrink-0 text-small text-muted tabular-nums">{formatProfileCount(profileCount)}</span>
    </>
  );
}

function PersonContent({ profile }: { profile: SearchHit }) {
  const [picture] = profile.images;
  const Icon = genderIcons[profile.gender];
  return (
    <>
      <Avatar name={profile.name} src={picture && toImageAddress(picture._id, 320, "webp")} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate font-serif font-semibold">{profile.name}</bdi>
          <span className="text-small text-muted">{profile.age}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <span className="inline-flex items-center gap-1">
            <Icon aria-hidden className="size-3.5 shrink-0" />
            {genderLabels[profile.gender]}
          </span>
          <bdi className="truncate">{profile.tour?.city ?? profile.city}</bdi>
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end text-small">
        {profile.rateOutcall > 0 && <HourlyRate profile={profile} />}
        <span className="font-medium text-accent">View</span>
      </span>
    </>
  );
}

/** The amount is isolated, so that a right-to-left currency symbol does not reorder the number. */
function HourlyRate({ profile: { currency, rateOutcall } }: { profile: SearchHit }) {
  return (
    <span className="font-medium">
      <bdi>{formatMoney(rateOutcall, currency)}</bdi>
      /hr
    </span>
  );
}
