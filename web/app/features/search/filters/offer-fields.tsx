import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { toOptions } from "#web/ui/forms/select-field.tsx";
import ChevronDown from "virtual:icons/chevron-down";
import { TraitChoices } from "./choice-chips.tsx";
import { type Choice, type FacetCounts, toChoices } from "./choices.ts";
import { type Filters, getValues } from "./filters.ts";

export interface OfferedService {
  slug: string;
  name: string;
  profileCount: number;
}

interface OfferFieldsProps {
  filters: Filters;
  /** Counts of the results; absent before the first search. */
  facets: FacetCounts | undefined;
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
      <div className="flex flex-col">
        <FoldedChoices
          legend="Who is welcome"
          name="welcomes"
          filters={filters}
          choices={toChoices(toOptions(welcomeLabels), facets?.welcomes)}
        />
        <FoldedChoices
          legend="Access"
          name="access"
          filters={filters}
          choices={toChoices(toOptions(accessLabels), facets?.access)}
        />
      </div>
    </>
  );
}

interface FoldedChoicesProps {
  legend: string;
  name: "welcomes" | "access";
  filters: Filters;
  choices: readonly Choice[];
}

/** Choices that few visitors need, so they stay closed until one is made. */
function FoldedChoices({ legend, name, filters, choices }: FoldedChoicesProps) {
  return (
    <details open={getValues(filters, name).length > 0 || undefined} className="folded-choices">
      <summary>
        {legend}
        <ChevronDown aria-hidden />
      </summary>
      <div className="pt-1 pb-4">
        <TraitChoices legend={legend} legendHidden name={name} filters={filters} choices={choices} />
      </div>
    </details>
  );
}

/** Leaves out services that no profile offers. Without a search, counts cover all profiles. */
export function getServiceChoices(
  services: readonly OfferedService[],
  filters: Filters,
  facets: Pick<FacetCounts, "services"> | undefined,
) {
  const chosen = getValues(filters, "services");
  const offered = services
    .filter(({ slug, profileCount }) => chosen.includes(slug) || profileCount > 0)
    .map(({ slug, name, profileCount }) => ({ value: slug, label: name, count: profileCount }));
  return facets ? toChoices(offered, facets.services) : offered;
}
