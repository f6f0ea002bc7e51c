import { useLocation, useNavigation } from "react-router";
import { Feed } from "#web/features/profiles/feed/feed.tsx";
import type { FeedPages } from "#web/features/profiles/feed/feed-pages.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { NoProfiles } from "../home/no-profiles.tsx";

/** All profiles, as on the home page: the search itself runs only with a filter. */
export function SearchFeed({ first }: { first: FeedPages }) {
  const { key, pathname } = useLocation();
  const isSearching = useNavigation().location?.pathname === pathname;
  return (
    <section aria-labelledby="results" className="flex min-w-0 flex-col gap-2 lg:gap-4">
      <h2 id="results" className="sr-only">
        Profiles
      </h2>
      <p role="status" className="flex min-h-11 items-center gap-2 font-medium">
        {isSearching ? (
          <>
            <Spinner className="size-4" />
            Searching...
          </>
        ) : (
          "All profiles, in rotation"
        )}
      </p>
      {/* The column beside the filters has room for fewer cards in a row than the home page. */}
      <div className="lg:[&>ul]:grid-cols-3 xl:[&>ul]:grid-cols-4">
        {first.profiles.length > 0 ? <Feed key={key} first={first} offset={0} /> : <NoProfiles offset={0} />}
      </div>
    </section>
  );
}
