import { getListing } from "@vesper/contract/profiles/listings";
import { data } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { type Api, apiContext } from "#web/api/client.ts";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import {
  getDescription,
  toListingFacts,
  findSharedImage,
  getTitle,
} from "#web/features/listings/public/listing-facts.ts";
import { ListingPage } from "#web/features/listings/public/listing-page.tsx";
import { getBreadcrumbFacts } from "#web/shell/breadcrumb-facts.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { NotFound } from "#web/shell/not-found.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/listing.ts";

export const meta: Route.MetaFunction = (args) => {
  const listing = args.loaderData?.listing;
  if (!listing) return describePage({ title: "Listing not found", indexed: false })(args);
  const { title, slug, profile } = listing;
  const steps = [
    { name: "Home", path: "/" },
    { name: profile.name, path: `/escort/${profile.slug}` },
    { name: title, path: `/listing/${slug}` },
  ];
  return describePage({
    title: getTitle(listing),
    description: getDescription(listing),
    // A listing is indexed only if its supplier's profile is.
    indexed: profile.isIndexed,
    image: findSharedImage(listing),
    facts: (absolute) => [toListingFacts(listing, absolute), getBreadcrumbFacts(steps, absolute)],
  })(args);
};

const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

async function findListing(api: Api, slug: string) {
  try {
    return (await api.call(getListing, { params: { slug } })).data;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const listing = await findListing(context.get(apiContext), params.slug);
  return listing ? { listing } : data({ listing: null }, { status: 404 });
}

export default function ListingRoute({ loaderData: { listing } }: Route.ComponentProps) {
  if (listing)
    return (
      <ListingPage
        key={listing._id}
        listing={listing}
        actions={<FavoriteButton id={listing._id} className="noscript:hidden" />}
      />
    );
  return (
    <NotFound
      title="Listing not found"
      text="This listing doesn’t exist, was removed, or is waiting for review."
    />
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <h1 className="sr-only">Listing not found</h1>
      <RetriedFailure
        message="Listing not found"
        text="We couldn’t load this listing. Check your connection and try again."
        loading={<Spinner label="Loading listing..." className="mx-auto my-32" />}
      />
    </Page>
  );
}
