import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { listingsKey } from "./queries.ts";

/** One decision about a listing. */
export const useListingChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: listingsKey });
