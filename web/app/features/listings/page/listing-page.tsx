import type { Listing } from "@vesper/contract/listings";
import { Flag } from "lucide-react";
import { Link } from "react-router";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { Card } from "#web/ui/card.tsx";
import { classes } from "#web/ui/classes.ts";
import { Page } from "#web/ui/page.tsx";
import { priceWords } from "../price.ts";
import { ListingGallery } from "./listing-gallery.tsx";
import { ListingWords } from "./listing-words.tsx";
import { Provider } from "./provider.tsx";

/** One thing that is offered: what, for how much, by whom. */
export function ListingPage({ listing }: { listing: Listing }) {
  const { title, profile, images } = listing;
  const steps = [
    { label: "Home", to: "/" },
    { label: profile.name, to: `/escort/${profile.slug}` },
  ];
  return (
    <Page className="max-sm:pt-4 sm:pt-6">
      <Breadcrumbs steps={steps} current={title} />
      <article
        className={classes(
          "mt-3 grid gap-x-10 gap-y-8 lg:gap-y-10",
          "lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]",
          images.length > 0 && "lg:grid-rows-[auto_1fr]",
        )}
      >
        {images.length > 0 && <ListingGallery images={images} />}
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-26 lg:row-span-2 lg:self-start">
          <h1 className="font-serif text-display font-semibold tracking-tight wrap-anywhere">
            <bdi>{title}</bdi>
          </h1>
          <Card className="flex flex-col gap-5">
            <p className="font-serif text-title font-semibold wrap-anywhere">
              <bdi>{priceWords(listing)}</bdi>
            </p>
            <hr className="border-line" />
            <Provider profile={profile} />
          </Card>
          <Link
            to={`/report/listing/${listing._id}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center gap-2 self-start text-small text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <Flag aria-hidden className="size-4" />
            Report this listing
          </Link>
        </div>
        <ListingWords listing={listing} className={images.length === 0 ? "lg:order-first" : undefined} />
      </article>
    </Page>
  );
}
