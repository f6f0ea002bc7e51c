import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { suggestTerms } from "@vesper/contract/profiles/suggestions";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { apiContext } from "#web/api/client.ts";
import type { FeedPages } from "#web/features/profiles/feed/feed-pages.ts";
import { Feed } from "#web/features/profiles/feed/feed.tsx";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { ProfileGridSkeleton } from "#web/features/profiles/cards/profile-grid.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import type { Route } from "./+types/home.ts";
import { Hero } from "./home/hero.tsx";
import { SignUpBanner } from "./home/sign-up-banner.tsx";
import { getOffset } from "./home/get-offset.ts";
import { Promises } from "./home/promises.tsx";

const NoProfiles = lazy(async () => ({ default: (await import("./home/no-profiles.tsx")).NoProfiles }));

export const meta: Route.MetaFunction = (args) =>
  describePage({
    description:
      "A calm, private directory of independent adult companions, 18 and over. No tracking, no noise.",
    // Later pages are only for visitors without JavaScript; search engines find all profiles in the sitemap.
    indexed: !args.loaderData?.offset,
  })(args);

export async function loader({ request, context }: Route.LoaderArgs) {
  const offset = getOffset(new URL(request.url).searchParams);
  const query = { offset: String(offset) };
  const api = context.get(apiContext);
  const [{ data, pagination }, popular] = await Promise.all([
    api.call(listPublicProfiles, { query }),
    // The page works without them.
    api.call(suggestTerms, { query: {} }).catch(() => ({ data: { places: [] } })),
  ]);
  const { nextCursor, ahead } = pagination;
  return {
    offset,
    places: popular.data.places,
    first: { profiles: toCards(data), nextCursor, ahead },
  };
}

export default function HomeRoute({ loaderData: { first, offset, places } }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <>
      <Hero places={places} />
      <HomeFeed key={key} first={first} offset={offset} />
    </>
  );
}

/** The feed, then what Vesper is about: below the places that the feed reserves, so that loading moves neither. */
function HomeFeed({ first, offset }: { first: FeedPages; offset: number }) {
  return (
    <>
      <section className="mx-auto w-full max-w-content px-4 pb-12 sm:px-6 lg:px-8">
        <h2 className="pt-1 pb-2 font-serif text-lead font-semibold">
          <VisuallyHidden>Profiles: </VisuallyHidden>
          Everyone, everywhere
        </h2>
        {first.profiles.length > 0 ? (
          <Feed first={first} offset={offset} />
        ) : (
          <Suspense>
            <NoProfiles offset={offset} />
          </Suspense>
        )}
      </section>
      <Promises />
      {useSite().registration === "open" && <SignUpBanner />}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Hero places={[]} />
      <div className="mx-auto w-full max-w-content px-4 sm:px-6 lg:px-8">
        <RetriedFailure
          message="Failed to load escort profiles"
          loading={<ProfileGridSkeleton label="Loading profiles..." />}
        />
      </div>
    </>
  );
}
