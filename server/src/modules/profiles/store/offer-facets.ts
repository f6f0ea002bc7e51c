import { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { sql } from "kysely";

/** Counts the found profiles with each value of a fixed list, in the order of the list. */
const countValues = <Value extends string>(
  column: "welcomes" | "access",
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => sql`(
  select ${sql.lit(column)}, given.value, given.label, chosen.count
  from (
    select value, count(*) from (select unnest(${sql.ref(column)}) as value from found) as chosen group by value
  ) as chosen
  join (values ${sql.join(values.map((value, at) => sql`(${sql.lit(at)}, ${value}, ${labels[value]})`))})
    as given (place, value, label) on given.value = chosen.value
  order by given.place
)`;

export const offerFacetQueries = {
  services: sql`(
    select 'services', services.slug, services.name, chosen.count
    from (
      select service_id, count(*) from (select unnest(service_ids) as service_id from found) as offered
      group by service_id
    ) as chosen join services on services.id = chosen.service_id
    where services.is_active order by chosen.count desc, services.name
  )`,
  welcomes: countValues("welcomes", Welcome.options, welcomeLabels),
  access: countValues("access", Access.options, accessLabels),
};
