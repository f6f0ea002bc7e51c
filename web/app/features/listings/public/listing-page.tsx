import type { Listing } from "@vesper/contract/profiles/listings";
import { formatPrice } from "@vesper/contract/profiles/price";
import { type ReactNode, useId } from "react";
import Flag from "virtual:icons/flag";
import MapPin from "virtual:icons/map-pin";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { Page } from "#web/ui/layout/page.tsx";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import type { ProfileImage } from "@vesper/contract/media/images";
import { ListingPicture } from "./listing-picture.tsx";
import { TaxonomyChips } from "#web/shared/taxonomy-chips.tsx";

const framePictureCount = 3;

const frames = {
  1: { grid: "aspect-[5/6] grid-cols-1 sm:aspect-[4/3]", hero: "" },
  2: { grid: "aspect-[3/2] grid-cols-2", hero: "" },
  3: { grid: "aspect-[9/8] grid-cols-3 grid-rows-2 sm:aspect-[4/3]", hero: "col-span-2 row-span-2" },
} as const;

const columns = "lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]";

/** Page of one listing: title, price, supplier. Without pictures the title comes first. */
export function ListingPage({ listing, actions }: { listing: Listing; actions?: ReactNode }) {
  const { title, profile, images } = listing;
  const hasPictures = images.length > 0;
  const steps = [
    { label: "Home", to: "/" },
    { label: profile.name, to: `/escort/${profile.slug}` },
  ];
  return (
    <Page className="max-sm:pt-4 sm:pt-6">
      <Breadcrumbs steps={steps} current={title} />
      <article
        className={clsx(
          "mt-3 grid gap-x-10 gap-y-8",
          columns,
          hasPictures ? "lg:grid-rows-[auto_1fr] lg:gap-y-10" : "lg:grid-rows-[auto_1fr]",
        )}
      >
        {hasPictures ? <ListingGallery images={images} /> : <Title title={title} className="lg:col-span-2" />}
        <div
          className={clsx(
            "flex min-w-0 flex-col gap-5 lg:sticky lg:top-26 lg:col-start-2 lg:self-start",
            hasPictures && "lg:row-span-2",
          )}
        >
          {hasPictures && <Title title={title} />}
          <Card className="flex flex-col gap-5">
            <p className="font-serif text-title font-semibold wrap-anywhere">
              <bdi>{formatPrice(listing)}</bdi>
            </p>
            {actions}
            <hr className="border-line" />
            <Provider profile={profile} />
          </Card>
        </div>
        <ListingText listing={listing} className="lg:col-start-1 lg:row-start-2" />
      </article>
    </Page>
  );
}

function Title({ title, className }: { title: string; className?: string }) {
  return (
    <h1 className={clsx("font-serif text-display font-semibold tracking-tight wrap-anywhere", className)}>
      <bdi>{title}</bdi>
    </h1>
  );
}

/** Supplier of the listing, with a link to their profile. */
function Provider({ profile: { name, slug, city, country, avatar } }: { profile: Listing["profile"] }) {
  const path = `/escort/${slug}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={avatar} size="large" />
        <div className="min-w-0">
          <p className="text-small text-muted">Offered by</p>
          <p className="font-serif text-lead font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="flex items-center gap-1.5 text-small text-muted">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <bdi>{city === country ? city : `${city}, ${country}`}</bdi>
          </p>
        </div>
      </div>
      <Button render={<Link to={path} />}>View Profile</Button>
    </div>
  );
}

/** Gallery: one large picture, two beside it, the rest in a row below. */
function ListingGallery({ images }: { images: readonly ProfileImage[] }) {
  const frame = frames[Math.min(images.length, framePictureCount) as keyof typeof frames];
  if (!frame) return null;
  return (
    <section aria-label="Photos" className="min-w-0">
      <ul className={clsx("grid gap-2 sm:gap-2.5", frame.grid)}>
        {images.slice(0, framePictureCount).map((image, index) => (
          <li
            key={image._id}
            className={clsx(
              "relative overflow-hidden rounded-card bg-raised",
              index === 0 ? frame.hero : undefined,
            )}
          >
            <ListingPicture
              image={image}
              alt={image.alt}
              eager={index === 0}
              sizes={index === 0 ? "(min-width: 1024px) 50vw, 96vw" : "(min-width: 1024px) 20vw, 32vw"}
            />
          </li>
        ))}
      </ul>
      {images.length > framePictureCount && (
        <ul className="mt-2 grid grid-cols-4 gap-2 sm:mt-2.5 sm:grid-cols-6 sm:gap-2.5">
          {images.slice(framePictureCount).map((image) => (
            <li key={image._id} className="relative aspect-[3/4] overflow-hidden rounded-inner bg-raised">
              <ListingPicture image={image} alt={image.alt} sizes="(min-width: 1024px) 10vw, 24vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The supplier's description, and links to similar listings. */
function ListingText({ listing, className }: { listing: Listing; className?: string }) {
  const { description, categoryId: category, tags } = listing;
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx("flex min-w-0 flex-col gap-6", className)}>
      <div>
        <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
          What to expect
        </h2>
        <p className="free-text">
          <bdi>{description}</bdi>
        </p>
      </div>
      {(category || tags.length > 0) && (
        <TaxonomyChips label="Listed under" category={category} tags={tags} />
      )}
      <Link to={`/report/listing/${listing._id}`} rel="nofollow" className="report-link self-start">
        <Flag aria-hidden />
        Report this listing
      </Link>
    </section>
  );
}
