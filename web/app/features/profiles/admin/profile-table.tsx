import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { Table } from "#web/ui/data/table.tsx";
import { ProfileRow, rowLooks } from "./profile-row.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const awaited = [1, 2, 3, 4, 5, 6];
const awaitedCells = [
  ["", "h-5 w-16 rounded-control"],
  ["", "h-5 w-20 rounded-control"],
  ["max-lg:hidden", "h-5 w-16 rounded-control"],
  ["", "h-3.5 w-28"],
  ["", "h-3.5 w-24"],
] as const;

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
          {["Profile", "Status", "Verification", "Premium", "Location", "Created"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
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

function ProfileRowSkeleton() {
  return (
    <tr aria-hidden>
      <td className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="size-8 rounded-control" />
          <span className="flex flex-col gap-2 py-1">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-44" />
          </span>
        </span>
      </td>
      {awaitedCells.map(([cell, className], index) => (
        <td key={index} data-beside className={cell}>
          <Skeleton className={className} />
        </td>
      ))}
      <td className={rowLooks.actions}>
        <Skeleton className="h-9 w-36 rounded-control sm:ml-auto" />
      </td>
    </tr>
  );
}
