import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import type { Facets } from "@vesper/contract/profiles/search";
import { toOptions } from "#web/ui/forms/select-field.tsx";
import { TraitChoices } from "./choice-chips.tsx";
import { toChoices } from "./choices.ts";
import { type Filters, getValues } from "./filters.ts";

export interface OfferedService {
  slug: string;
  name: string;
  profileCount: number;
}

interface OfferFieldsProps {
  filters: Filters;
  /** Counts of the results; absent before the first search. */
  facets: Facets | undefined;
  /** Ordered by number of profiles, highest first. */
  services: readonly OfferedService[];
}

/** Filters by services, by who is welcome and by access of the place. */
export function OfferFields({ filters, facets, services }: OfferFieldsProps) {
  return (
    <>
      <TraitChoices
        legend="Services"
        name="services"
        filters={filters}
        choices={getServiceChoices(services, filters, facets)}
      />
      <TraitChoices
        legend="Who is welcome"
        name="welcomes"
        filters={filters}
        choices={toChoices(toOptions(welcomeLabels), facets?.welcomes)}
      />
      <TraitChoices
        legend="Access"
        name="access"
        filters={filters}
        choices={toChoices(toOptions(accessLabels), facets?.access)}
      />
    </>
  );
}

/** Leaves out services that no profile offers. Without a search, counts cover all profiles. */
export function getServiceChoices(
  services: readonly OfferedService[],
  filters: Filters,
  facets: Pick<Facets, "services"> | undefined,
) {
  const chosen = getValues(filters, "services");
  const offered = services
    .filter(({ slug, profileCount }) => chosen.includes(slug) || profileCount > 0)
    .map(({ slug, name, profileCount }) => ({ value: slug, label: name, count: profileCount }));
  return facets ? toChoices(offered, facets.services) : offered;
}
