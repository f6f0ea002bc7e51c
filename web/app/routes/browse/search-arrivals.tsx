import { ArrivalRow } from "#web/features/profiles/arrivals/arrival-row.tsx";
import { getCityPart } from "#web/features/search/filters/place.ts";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import type { PlaceArrivals } from "./load-arrivals.ts";

interface SearchArrivalsProps extends PlaceArrivals {
  /** Name of the place, as the visitor chose it. */
  place: string | undefined;
}

/** Who comes to the chosen place soon, and the page of its city. */
export function SearchArrivals({ city, arrivals, place }: SearchArrivalsProps) {
  const name = city?.city ?? getCityPart(place ?? "");
  if (arrivals.length === 0 && !city) return null;
  return (
    <section aria-labelledby="coming" className="mt-4 flex min-w-0 flex-col gap-3 border-t border-line pt-6">
      {arrivals.length > 0 && (
        <>
          <h2 id="coming" className="font-serif text-title font-semibold wrap-anywhere">
            {name ? (
              <>
                Coming to <bdi>{name}</bdi>
              </>
            ) : (
              "Coming soon"
            )}
          </h2>
          <ArrivalRow arrivals={arrivals} />
        </>
      )}
      {city && (
        <p id={arrivals.length === 0 ? "coming" : undefined}>
          <AccentLink to={`/city/${city.slug}`}>
            More about <bdi>{city.city}</bdi>
          </AccentLink>
        </p>
      )}
    </section>
  );
}
