import type { AdminUser } from "@vesper/contract/admin-users";
import { Table } from "#web/ui/data/table.tsx";
import type { TaskHandler } from "./task.ts";
import { UserRowSkeleton } from "./user-row-skeleton.tsx";
import { UserRow } from "./user-row.tsx";

const awaited = [1, 2, 3, 4, 5, 6];

interface UserTableProps {
  /** Absent while they load. */
  users?: readonly AdminUser[];
  busy: boolean;
  onTask: TaskHandler;
}

export function UserTable({ users, busy, onTask }: UserTableProps) {
  return (
    <Table label="Users" busy={busy} cards>
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col">Roles</th>
          <th scope="col">Status</th>
          <th scope="col">Created</th>
          <th scope="col" className="lg:text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {users
          ? users.map((user) => <UserRow key={user._id} user={user} onTask={onTask} />)
          : awaited.map((row) => <UserRowSkeleton key={row} />)}
      </tbody>
    </Table>
  );
}
