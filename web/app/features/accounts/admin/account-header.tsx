import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { BackLink } from "#web/queue/detail-page.tsx";
import { RejectionReason } from "#web/queue/notes.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { RoleBadge, StatusBadge } from "./badges.tsx";
import type { TaskHandler } from "./task.ts";
import { UserActions } from "./user-actions.tsx";

export function AccountHeader({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) {
  return (
    <header className="flex flex-col gap-3">
      <BackLink label="User Management" to="/admin/users" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={user.name} src={user.profileImageUrl} size="large" />
          <div className="flex min-w-0 flex-col gap-1.5">
            <h2 className="font-serif text-title font-semibold wrap-anywhere">
              <bdi>{user.name}</bdi>
            </h2>
            <bdi className="-mt-1 text-small wrap-anywhere text-muted">{user.email}</bdi>
            <span className="flex flex-wrap gap-1.5">
              <StatusBadge status={user.status} />
              {user.roles.map((role) => (
                <RoleBadge key={role} role={role} />
              ))}
            </span>
          </div>
        </div>
        <UserActions user={user} onTask={onTask} />
      </div>
      {user.statusReason && <RejectionReason reason={user.statusReason} />}
    </header>
  );
}
