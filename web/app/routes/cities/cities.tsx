import { listCities } from "@vesper/contract/profiles/cities";
import { apiContext } from "#web/api/client.ts";
import { CityList } from "#web/features/cities/city-list.tsx";
import { groupByCountry } from "#web/features/cities/group-cities.ts";
import { getBreadcrumbFacts } from "#web/shell/breadcrumb-facts.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import MapPinOff from "virtual:icons/map-pin-off";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/cities.ts";

export const meta: Route.MetaFunction = (args) =>
  describePage({
    title: "Cities",
    description:
      "Every city with companions, by country: who is there now, who is new, and who arrives within 30 days.",
    facts: (absolute) => [
      getBreadcrumbFacts(
        [
          { name: "Home", path: "/" },
          { name: "Cities", path: "/cities" },
        ],
        absolute,
      ),
      {
        "@type": "ItemList",
        itemListElement: (args.loaderData?.cities ?? []).map(({ slug, city }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: city,
          url: absolute(`/city/${slug}`),
        })),
      },
    ],
  })(args);

export async function loader({ context }: Route.LoaderArgs) {
  const { data: cities } = await context.get(apiContext).call(listCities);
  return { cities };
}

const text = "Where companions are now, and where they go next.";

export default function CitiesRoute({ loaderData: { cities } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="Cities" text={text} />
      {cities.length === 0 && (
        <EmptyState
          icon={<MapPinOff />}
          title="No city has profiles yet"
          text="Cities appear here with their first profile."
          action={{ to: "/", label: "Browse all profiles" }}
        />
      )}
      <div className="gap-6 sm:columns-2 lg:columns-3">
        {groupByCountry(cities).map(({ country, cities: some }) => (
          <section key={country} aria-label={country} className="mb-8 break-inside-avoid">
            <h2 className="mb-3 font-serif text-lead font-semibold">
              <bdi>{country}</bdi>
            </h2>
            <CityList cities={some} isColumn />
          </section>
        ))}
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <PageHeader title="Cities" text={text} />
      <RetriedFailure message="Failed to load cities" loading={<CitiesLoading />} />
    </Page>
  );
}

function CitiesLoading() {
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      <span className="sr-only">Loading cities...</span>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-card" />
      ))}
    </div>
  );
}
