import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { CityLinks } from "#web/features/cities/city-links.tsx";
import { CityList } from "#web/features/cities/city-list.tsx";
import { toCitySearch } from "#web/features/cities/city-search.ts";
import { describeCity } from "#web/features/cities/city-text.ts";
import { ArrivalRow, ProfileRow } from "#web/features/profiles/arrivals/arrival-row.tsx";
import { ProfileGrid } from "#web/features/profiles/cards/profile-grid.tsx";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RotatedPager } from "#web/features/profiles/cards/rotated-pager.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { CityData } from "./city-data.ts";

/** People in a city now, who arrives there, who is new, and the cities around it. */
export function CityPage({ city, people, meta }: CityData) {
  const isFirst = meta.page === 1;
  return (
    <Page className="pt-4 sm:pt-6">
      <PageHeader
        className="mb-3! sm:mb-5!"
        eyebrow={
          <Breadcrumbs
            steps={[
              { label: "Home", to: "/" },
              { label: "Cities", to: "/cities" },
            ]}
            current={city.city}
          />
        }
        title={
          <>
            Companions in <bdi>{city.city}</bdi>
          </>
        }
        text={isFirst ? <CityText city={city} /> : `Page ${meta.page} of ${meta.totalPages}`}
      />
      {isFirst && <CityLinks city={city} />}
      <div className="mt-6 flex flex-col gap-10 sm:mt-8 sm:gap-12">
        {isFirst && <Arrivals city={city} />}
        {people.length > 0 && (
          <Section title={`In ${city.city} now`} action={<SearchLink city={city} />}>
            <ProfileGrid
              profiles={people}
              start={(meta.page - 1) * meta.limit}
              isFirstInSight={!isFirst || city.arrivals.length === 0}
            />
            <div className="pt-6">
              <RotatedPager meta={meta} />
            </div>
          </Section>
        )}
        {isFirst && <Newcomers city={city} />}
        <Neighbours city={city} />
      </div>
    </Page>
  );
}

type CityProps = Pick<CityData, "city">;

/** The staff's own text, if there is one, then what is known of the people there. */
function CityText({ city }: CityProps) {
  const { name, description = "" } = city.category ?? {};
  // A new site has this description, which says no more than the heading.
  const ownText = description === `Companions in ${name}` ? "" : description;
  return (
    <>
      {ownText && <bdi className="mb-2 block">{ownText}</bdi>}
      <bdi>{describeCity(city)}</bdi>
    </>
  );
}

function SearchLink({ city }: CityProps) {
  const to = city.category ? `/category/${city.category.slug}` : toCitySearch(city);
  return (
    <Button tone="quiet" size="small" className="-mr-3.5" render={<Link to={to} />}>
      Filter and sort
    </Button>
  );
}

function Arrivals({ city }: CityProps) {
  if (city.arrivals.length === 0) return null;
  return (
    <Section id="coming" title={`Coming to ${city.city}`} text="Tours that begin within 30 days.">
      <ArrivalRow arrivals={city.arrivals} />
    </Section>
  );
}

/** Left out where it would only repeat the list above. */
function Newcomers({ city }: CityProps) {
  if (city.newcomers.length === 0 || city.newcomers.length === city.profileCount) return null;
  return (
    <Section title={`New in ${city.city}`} text="Published within the last 30 days.">
      <ProfileRow profiles={city.newcomers} />
    </Section>
  );
}

function Neighbours({ city }: CityProps) {
  return (
    <Section title={`Around ${city.city}`}>
      {city.neighbours.length > 0 && <CityList cities={city.neighbours} />}
      <p className={city.neighbours.length > 0 ? "mt-4" : "text-muted"}>
        {city.neighbours.length === 0 && "No other city within 150 km has profiles right now. "}
        <AccentLink to="/cities">See all cities</AccentLink>
      </p>
    </Section>
  );
}

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, text, action, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="min-w-0 scroll-mt-24">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={heading} className="font-serif text-title font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {action}
        {text && <p className="w-full text-small text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
