import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { DataTable } from "#web/ui/data/table.tsx";
import { ProfileRow, rowStyles } from "./profile-row.tsx";
import { SkeletonRows } from "#web/ui/data/skeleton-rows.tsx";

const columnTitles = ["Profile", "Status", "Verification", "Premium", "Location", "Created"];
const columns = [...columnTitles, { title: "Actions", className: "xl:text-right" }];

const skeletonRow = (
  <SkeletonRows
    name={rowStyles.name}
    mark="size-8 rounded-control"
    lines={["h-3.5 w-32", "h-3 w-44"]}
    cells={[
      { "data-beside": true, looks: "h-5 w-16 rounded-control" },
      { "data-beside": true, looks: "h-5 w-20 rounded-control" },
      { "data-beside": true, className: "max-xl:hidden", looks: "h-5 w-16 rounded-control" },
      { "data-beside": true, looks: "h-3.5 w-28" },
      { "data-beside": true, looks: "h-3.5 w-24" },
      { className: rowStyles.actions, looks: "h-9 w-36 rounded-control sm:ml-auto" },
    ]}
  />
);

interface ProfileTableProps {
  /** Absent while loading. */
  profiles?: readonly AdminProfile[];
  today: string;
  busy: boolean;
  onEdit: (profile: AdminProfile) => void;
}

export function ProfileTable({ profiles, today, busy, onEdit }: ProfileTableProps) {
  return (
    <DataTable label="Escort profiles" busy={busy} cards columns={columns}>
      {profiles?.map((profile) => (
        <ProfileRow key={profile._id} profile={profile} today={today} onEdit={onEdit} />
      )) ?? skeletonRow}
    </DataTable>
  );
}
