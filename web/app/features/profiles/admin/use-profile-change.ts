import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { profilesKey } from "./queries.ts";

/** One change to a profile. */
export const useProfileChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: profilesKey });
