import type { ProfileDetail } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";
import { Link } from "react-router";
import { SizedPicture } from "#web/shared/sized-picture.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import BadgeCheck from "virtual:icons/badge-check";
import MapPin from "virtual:icons/map-pin";

type Summary = Pick<
  ProfileDetail,
  | "slug"
  | "name"
  | "age"
  | "city"
  | "country"
  | "images"
  | "isVerified"
  | "rateOutcall"
  | "rateIncall"
  | "currency"
>;

/** A public profile at a glance: picture, name, place and rates. */
export function ProfileSummary({ profile }: { profile: Summary }) {
  const { slug, name, age, city, country, images, isVerified } = profile;
  const [image] = images;
  return (
    <section aria-label="Profile" className="flex flex-col gap-4">
      {image ? (
        <SizedPicture
          image={image}
          sizes="16rem"
          priority="lazy"
          alt=""
          className="aspect-4/5 max-h-52 w-full rounded-inner"
          instead={<Avatar name={name} size="xlarge" className="mx-auto" />}
        />
      ) : (
        <Avatar name={name} size="xlarge" className="mx-auto" />
      )}
      <div className="flex flex-col gap-1">
        <p className="font-serif text-lead font-semibold wrap-anywhere">
          <bdi>{name}</bdi>, {age}
        </p>
        <p className="flex items-start gap-2 text-small text-muted">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{city}</bdi>, <bdi>{country}</bdi>
          </span>
        </p>
        {isVerified && (
          <p className="flex items-center gap-2 text-small text-jade">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            Verified
          </p>
        )}
      </div>
      <Rates {...profile} />
      <Button tone="outline" render={<Link to={`/escort/${slug}`} />}>
        View profile
      </Button>
    </section>
  );
}

function Rates({ rateOutcall, rateIncall, currency }: Summary) {
  const rates = [
    { label: "Outcall", amount: rateOutcall },
    { label: "Incall", amount: rateIncall },
  ].filter(({ amount }) => amount > 0);
  if (rates.length === 0) return <p className="text-small text-muted">Rates on request</p>;
  return (
    <dl className="flex flex-col gap-1 text-small">
      {rates.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{formatMoney(amount, currency)}/hr</dd>
        </div>
      ))}
    </dl>
  );
}

export function SummarySkeleton() {
  return (
    <div role="status" aria-label="Loading profile..." className="flex flex-col gap-4">
      <Skeleton className="aspect-4/5 max-h-52 w-full rounded-inner" />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  );
}
