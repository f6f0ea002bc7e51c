import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { usersKey } from "./queries.ts";

/** One change to an account. */
export const useUserChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: usersKey });
