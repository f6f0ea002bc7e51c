import { z } from "zod";
import { anyone, staff } from "../core/endpoint.ts";
import { Id, adminList, one, pageQuery, queryFlag, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Slug, text } from "../core/text.ts";
import { listSeparator } from "./list-separator.ts";

/** Fits into a profile's list of services, and into a list in one cell of a file. */
const ServiceName = text(limits.services.each, 1)
  .overwrite((name) => name.replaceAll(/\s+/g, " "))
  .refine((name) => !name.includes(listSeparator), `can’t contain “${listSeparator}”`);

const service = {
  name: ServiceName,
  slug: Slug,
  description: text(limits.freeText.max),
  isActive: z.boolean(),
};

/** A service that escorts can choose and visitors can filter by. `profileCount` counts public profiles. */
export const Service = z.object({ ...service, _id: z.uuid(), profileCount: z.int() });
export type Service = z.output<typeof Service>;

export const ServiceDraft = z.object({
  ...service,
  description: service.description.default(""),
  isActive: service.isActive.default(true),
});
export type ServiceDraft = z.output<typeof ServiceDraft>;

// Defaults apply to creation only: in an update, absent fields are unchanged.
export const ServiceChange = z.object(service).partial();
export type ServiceChange = z.output<typeof ServiceChange>;

export const listServices = anyone.get(
  "/taxonomies/services",
  "List active services by name, with the number of public profiles for each",
  { response: one(z.array(Service)) },
);

export const adminListServices = staff("taxonomy").get(
  "/admin/services",
  "List all services, including inactive ones",
  { query: z.object(pageQuery(limits.list.max)), response: adminList(Service) },
);

export const createService = staff("taxonomy").post(
  "/admin/services",
  "Add a service; profiles that already have it in their own words are found by it at once",
  { body: ServiceDraft, response: one(Service), status: 201 },
);

export const updateService = staff("taxonomy").put(
  "/admin/services/:id",
  "Update a service; omitted fields stay unchanged. A new name appears on every profile",
  { params: Id, body: ServiceChange, response: one(Service) },
);

export const deleteService = staff("taxonomy").delete(
  "/admin/services/:id",
  "Delete a service; 409 with the number of uses unless forced. Profiles lose it",
  { params: Id, query: z.object({ force: queryFlag.default(false) }), response: removed },
);
