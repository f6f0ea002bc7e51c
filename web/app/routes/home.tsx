import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { useLocation } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { Feed } from "#web/features/profiles/feed/feed.tsx";
import { ProfileGridSkeleton } from "#web/features/profiles/cards/profile-grid.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import type { Route } from "./+types/home.ts";
import { Hero } from "./home/hero.tsx";
import { SignUpBanner } from "./home/sign-up-banner.tsx";
import { NoProfiles } from "./home/no-profiles.tsx";
import { getOffset } from "./home/get-offset.ts";
import { Promises } from "./home/promises.tsx";

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
  const { data, pagination } = await context.get(apiContext).call(listPublicProfiles, { query });
  return { offset, first: { profiles: data, nextCursor: pagination.nextCursor } };
}

export default function HomeRoute({ loaderData: { first, offset } }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <>
      <Hero />
      <section className="mx-auto w-full max-w-content px-4 pb-12 sm:px-6 lg:px-8">
        <h2>
          <VisuallyHidden>Profiles</VisuallyHidden>
        </h2>
        {first.profiles.length > 0 ? (
          <Feed key={key} first={first} offset={offset} />
        ) : (
          <NoProfiles offset={offset} />
        )}
      </section>
      <Promises />
      <SignUpBanner />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Hero />
      <div className="mx-auto w-full max-w-content px-4 sm:px-6 lg:px-8">
        <RetriedFailure
          message="Failed to load escort profiles"
          loading={<ProfileGridSkeleton label="Loading profiles..." />}
        />
      </div>
    </>
  );
}
