import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { useUser } from "#web/session/session-store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Ban from "virtual:icons/ban";
import EllipsisVertical from "virtual:icons/ellipsis-vertical";
import RotateCcw from "virtual:icons/rotate-ccw";
import Trash from "virtual:icons/trash";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem } from "#web/ui/overlays/menu-item.tsx";
import { EditButton } from "./edit-button.tsx";
import { getUserTasks, type TaskHandler } from "./task.ts";

interface UserRowActionsProps {
  user: AdminUser;
  onTask: TaskHandler;
}

/** Actions of a compact row: the usual one, and the rest in a menu. */
export function UserRowActions({ user, onTask }: UserRowActionsProps) {
  return (
    <div className="flex items-center gap-1 sm:justify-end">
      <EditButton user={user} onTask={onTask} />
      <Menu
        trigger={
          <IconButton
            label={`More actions for ${user.name}`}
            size="small"
            tone="muted"
            icon={<EllipsisVertical aria-hidden />}
          />
        }
      >
        <UserMenuItems user={user} onTask={onTask} />
      </Menu>
    </div>
  );
}

const icons = { ban: Ban, unban: RotateCcw, delete: Trash } as const;

function UserMenuItems({ user, onTask }: UserRowActionsProps) {
  const isSelf = useUser()?._id === user._id;
  return getUserTasks(user, isSelf).map(({ kind, verb, disabledReason }) => {
    const Icon = icons[kind];
    return (
      <MenuItem
        key={kind}
        tone={kind === "delete" ? "danger" : undefined}
        icon={<Icon aria-hidden />}
        disabledReason={disabledReason}
        onSelect={() => onTask({ kind, user })}
      >
        <span>
          {verb} <bdi className="sr-only">{user.name}</bdi>
        </span>
      </MenuItem>
    );
  });
}
