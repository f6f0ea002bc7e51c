import type { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { sql, type SqlBool } from "kysely";

export interface OfferFilter {
  /** A profile must offer all of these services. */
  serviceIds?: string[] | undefined;
  /** A profile must have all of these values. */
  welcomes?: Welcome[] | undefined;
  access?: Access[] | undefined;
}

export function* getOfferConditions({ serviceIds = [], welcomes, access }: OfferFilter) {
  for (const serviceId of serviceIds) yield offersService(serviceId);
  if (welcomes?.length) yield sql<SqlBool>`profiles.welcomes @> ${welcomes}::text[]`;
  if (access?.length) yield sql<SqlBool>`profiles.access @> ${access}::text[]`;
}

const offersService = (serviceId: string) => sql<SqlBool>`exists (
  select from profile_services
  where profile_services.profile_id = profiles.id and profile_services.service_id = ${serviceId}
)`;
