import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Table } from "#web/ui/data/table.tsx";
import { ProfileRowSkeleton } from "./profile-row-skeleton.tsx";
import { ProfileRow } from "./profile-row.tsx";

const awaited = [1, 2, 3, 4, 5, 6];

interface ProfileTableProps {
  /** Absent while they load. */
  profiles?: readonly AdminProfile[];
  today: string;
  busy: boolean;
  onEdit: (profile: AdminProfile) => void;
}

export function ProfileTable({ profiles, today, busy, onEdit }: ProfileTableProps) {
  return (
    <Table label="Escort profiles" busy={busy} cards>
      <thead>
        <tr>
          <th scope="col">Profile</th>
          <th scope="col">Status</th>
          <th scope="col">Verification</th>
          <th scope="col">Premium</th>
          <th scope="col">Location</th>
          <th scope="col">Created</th>
          <th scope="col" className="lg:text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {profiles
          ? profiles.map((profile) => (
              <ProfileRow key={profile._id} profile={profile} today={today} onEdit={onEdit} />
            ))
          : awaited.map((row) => <ProfileRowSkeleton key={row} />)}
      </tbody>
    </Table>
  );
}
