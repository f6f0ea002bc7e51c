import { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { sql } from "kysely";

/** Counts the found profiles with each value of a fixed list, in the order of the list. */
const countValues = <Value extends string>(
  column: "welcomes" | "access",
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => sql`(
  select ${sql.lit(column)}, given.value, given.label, count(*)
  from found cross join unnest(${sql.ref(`found.${column}`)}) as chosen (value)
  join (values ${sql.join(values.map((value, at) => sql`(${at}, ${value}, ${labels[value]})`))})
    as given (place, value, label) on given.value = chosen.value
  group by given.place, given.value, given.label order by given.place
)`;

export const offerFacetQueries = {
  services: sql`(
    select 'services', services.slug, services.name, count(*)
    from found join profile_services on profile_services.profile_id = found.id
    join services on services.id = profile_services.service_id
    where services.is_active group by services.id order by count(*) desc, services.name
  )`,
  welcomes: countValues("welcomes", Welcome.options, welcomeLabels),
  access: countValues("access", Access.options, accessLabels),
};

export const offerFacetColumns = ["profiles.welcomes", "profiles.access"] as const;
