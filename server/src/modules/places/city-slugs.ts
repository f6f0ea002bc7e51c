import { toSlug } from "@vesper/contract/core/slug";

interface NamedCity {
  id: number;
  name: string;
  countryCode: string;
  population: number;
}

/**
 * Gives each city a free slug: `paris` for the largest of that name, `paris-us` for the largest of another country.
 * No place refers to the others.
 */
export function assignSlugs(
  cities: readonly NamedCity[],
  taken: ReadonlySet<string> = new Set(),
): Map<number, string> {
  const used = new Set(taken);
  const largestFirst = cities.toSorted(
    (one, other) => other.population - one.population || one.id - other.id,
  );
  return new Map(
    largestFirst.map((city) => {
      const slug = getCandidates(city).find((candidate) => !used.has(candidate)) ?? `city-${city.id}`;
      used.add(slug);
      return [city.id, slug];
    }),
  );
}

function getCandidates({ id, name, countryCode }: NamedCity): string[] {
  const slug = toSlug(name);
  return slug ? [slug, `${slug}-${countryCode}`, `${slug}-${countryCode}-${id}`] : [];
}
