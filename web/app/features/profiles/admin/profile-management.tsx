import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { EditProfileDialog } from "./edit-profile-dialog.tsx";
import { ProfileFilters } from "./profile-filters.tsx";
import { ProfileList } from "./profile-list.tsx";

/** Finding profiles, and giving them their badges. */
export function ProfileManagement() {
  const { current, begin, dialog } = useTask<AdminProfile>();

  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-serif text-title font-semibold">Escort Profile Management</h2>
      <ProfileFilters />
      <ProfileList onEdit={begin} />
      {current && <EditProfileDialog key={current.number} profile={current.task} {...dialog} />}
    </div>
  );
}
