import type { Listing } from "@vesper/contract/listings";
import { priceWords } from "@vesper/contract/price";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { ListingGallery } from "./listing-gallery.tsx";
import { ListingWords } from "./listing-words.tsx";
import { Provider } from "./provider.tsx";

const columns = "lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]";

interface ListingPageProps {
  listing: Listing;
  actions?: ReactNode;
}

/** One thing that is offered: what, for how much, by whom. Without pictures its name stands above everything. */
export function ListingPage({ listing, actions }: ListingPageProps) {
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
        className={classes(
          "mt-3 grid gap-x-10 gap-y-8",
          columns,
          hasPictures ? "lg:grid-rows-[auto_1fr] lg:gap-y-10" : "lg:grid-rows-[auto_1fr]",
        )}
      >
        {hasPictures ? <ListingGallery images={images} /> : <Title title={title} className="lg:col-span-2" />}
        <div
          className={classes(
            "flex min-w-0 flex-col gap-5 lg:sticky lg:top-26 lg:col-start-2 lg:self-start",
            hasPictures && "lg:row-span-2",
          )}
        >
          {hasPictures && <Title title={title} />}
          <Card className="flex flex-col gap-5">
            <p className="font-serif text-title font-semibold wrap-anywhere">
              <bdi>{priceWords(listing)}</bdi>
            </p>
            {actions}
            <hr className="border-line" />
            <Provider profile={profile} />
          </Card>
        </div>
        <ListingWords listing={listing} className="lg:col-start-1 lg:row-start-2" />
      </article>
    </Page>
  );
}

function Title({ title, className }: { title: string; className?: string }) {
  return (
    <h1 className={classes("font-serif text-display font-semibold tracking-tight wrap-anywhere", className)}>
      <bdi>{title}</bdi>
    </h1>
  );
}
