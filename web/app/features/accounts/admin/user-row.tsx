import type { AdminUser } from "@vesper/contract/admin-users";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { TaskHandler } from "./task.ts";
import { UserActions } from "./user-actions.tsx";

const dateOnly = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

export function UserRow({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) {
  return (
    <tr>
      <th scope="row" className="sm:max-lg:-order-2 sm:max-lg:w-[calc(100%-16rem)]!">
        <span className="flex items-center gap-3">
          <Avatar name={user.name} size="small" />
          <span className="flex min-w-0 flex-col wrap-anywhere">
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
        <span className="lg:hidden">Created </span>
        <time dateTime={user.createdAt}>{dateOnly.format(new Date(user.createdAt))}</time>
      </td>
      <td className="sm:max-lg:-order-1 sm:max-lg:w-60!">
        <UserActions user={user} onTask={onTask} />
      </td>
    </tr>
  );
}
