import { type CityFacts, summarizeCity } from "#web/features/cities/city-text.ts";
import { getBreadcrumbFacts } from "#web/shell/breadcrumb-facts.ts";
import { describePage } from "#web/shell/describe-page.ts";

interface CityPage {
  city: CityFacts;
  page: number;
  totalPages: number;
}

/** Returns the metadata of a city page. Names of people are left out: some keep their profiles from search engines. */
export function describeCityPage({ city, page, totalPages }: CityPage) {
  const { city: name, country, slug } = city;
  const title = `Companions in ${name}, ${country}`;
  const isLater = page > 1;
  return describePage({
    title: isLater ? `${title}, page ${page}` : title,
    description: isLater ? `Page ${page}: ${summarizeCity(city)}` : summarizeCity(city),
    indexed: page <= Math.max(1, totalPages),
    query: isLater ? `page=${page}` : undefined,
    facts: (absolute) => [
      getBreadcrumbFacts(
        [
          { name: "Home", path: "/" },
          { name: "Cities", path: "/cities" },
          { name, path: `/city/${slug}` },
        ],
        absolute,
      ),
      {
        "@type": "CollectionPage",
        name: title,
        url: absolute(`/city/${slug}`),
        about: {
          "@type": "City",
          name,
          address: { "@type": "PostalAddress", addressCountry: country },
          geo: { "@type": "GeoCoordinates", latitude: city.lat, longitude: city.lon },
        },
      },
    ],
  });
}
