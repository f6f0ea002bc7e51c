import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { profilesKey } from "./queries.ts";
import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { useUser } from "#web/session/session-store.ts";

export const useProfileChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: profilesKey });

/** Returns why the viewer cannot manage this profile's badges if it is their own, otherwise undefined. */
export function useOwnProfile({ userId }: Pick<AdminProfile, "userId">): string | undefined {
  const user = useUser();
  return user?._id === userId._id
    ? "This is your own profile. A colleague has to manage its badges."
    : undefined;
}
