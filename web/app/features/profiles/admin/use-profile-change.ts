import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { profilesKey } from "./queries.ts";
import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { useUser } from "#web/session/session-store.ts";

/** Mutation of one profile. */
export const useProfileChange = <Input>(options: Omit<AdminChangeOptions<Input>, "key">) =>
  useAdminChange({ ...options, key: profilesKey });

/** Reason why the viewer cannot grant badges to this profile: it is their own. */
export function useOwnProfile({ userId }: Pick<AdminProfile, "userId">): string | undefined {
  const user = useUser();
  return user?._id === userId._id
    ? "This is your own profile. Another admin has to manage its badges."
    : undefined;
}
