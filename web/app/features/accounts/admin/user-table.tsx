import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { DataTable } from "#web/ui/data/table.tsx";
import type { TaskHandler } from "./task.ts";
import { SkeletonRows } from "#web/ui/data/skeleton-rows.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { useCapable } from "#web/session/use-capable.ts";
import { PersonLink } from "#web/shared/person-link.tsx";
import { RoleBadge, StatusBadge } from "./badges.tsx";
import { UserRowActions } from "./user-row-actions.tsx";

const columns = ["User", "Roles", "Status", "Created"];
const actionsColumn = { title: "Actions", className: "xl:text-right" };

/** On a tablet the name and its actions share the first line of the card. */
const rowStyles = {
  name: "sm:max-xl:-order-2 sm:max-xl:w-[calc(100%-9rem)]!",
  actions: "sm:max-xl:-order-1 sm:max-xl:w-32!",
} as const;

const skeletonRow = (
  <SkeletonRows
    name={rowStyles.name}
    mark="size-8 rounded-control"
    lines={["h-3.5 w-32", "h-3 w-44"]}
    cells={[
      { "data-beside": true, looks: "h-5 w-14 rounded-control" },
      { "data-beside": true, looks: "h-5 w-16 rounded-control" },
      { "data-beside": true, looks: "h-3.5 w-24" },
      { className: rowStyles.actions, looks: "h-9 w-24 rounded-control sm:ml-auto" },
    ]}
  />
);

interface UserTableProps {
  /** Undefined while loading. */
  users?: readonly AdminUser[];
  busy: boolean;
  onTask: TaskHandler;
}

export function UserTable({ users, busy, onTask }: UserTableProps) {
  const mayChange = useCapable()("change-people");
  return (
    <DataTable label="Users" busy={busy} cards columns={mayChange ? [...columns, actionsColumn] : columns}>
      {users?.map((user) => <UserRow key={user._id} user={user} onTask={onTask} />) ?? skeletonRow}
    </DataTable>
  );
}

function UserRow({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) {
  return (
    <tr>
      <th scope="row" className={rowStyles.name}>
        <span className="flex items-center gap-3">
          <Avatar name={user.name} size="small" />
          <span className="flex min-w-0 flex-col wrap-anywhere xl:flex-row xl:flex-wrap xl:items-baseline xl:gap-x-3">
            <PersonLink id={user._id} className="self-start">
              {user.name}
            </PersonLink>
            <bdi className="font-normal text-muted">{user.email}</bdi>
          </span>
        </span>
      </th>
      <td data-beside>
        <span className="flex flex-wrap gap-1">
          {user.roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </span>
      </td>
      <td data-beside>
        <StatusBadge status={user.status} />
      </td>
      <td data-beside className="whitespace-nowrap text-muted">
        <span className="xl:hidden">Created </span>
        <DateTime at={user.createdAt} format={formatDate} />
      </td>
      <Capable of="change-people">
        <td className={rowStyles.actions}>
          <UserRowActions user={user} onTask={onTask} />
        </td>
      </Capable>
    </tr>
  );
}
