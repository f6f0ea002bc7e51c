import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { Ban, EllipsisVertical, RotateCcw, Trash2 } from "lucide-react";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem } from "#web/ui/overlays/menu-item.tsx";
import type { TaskHandler } from "./task.ts";

interface UserRowActionsProps {
  user: AdminUser;
  onTask: TaskHandler;
}

/** Actions of a compact row: the usual one, and the rest in a menu. */
export function UserRowActions({ user, onTask }: UserRowActionsProps) {
  return (
    <div className="flex items-center gap-1 sm:justify-end">
      <Button
        tone="outline"
        size="small"
        aria-label={`Edit ${user.name}`}
        onClick={() => onTask({ kind: "edit", user })}
      >
        Edit
      </Button>
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

/** Admins cannot lock themselves out; the server enforces it too. */
function UserMenuItems({ user, onTask }: UserRowActionsProps) {
  const isSelf = useUser()?._id === user._id;
  const isBan = user.status === "active";
  const name = <bdi className="sr-only">{user.name}</bdi>;
  return (
    <>
      <MenuItem
        icon={isBan ? <Ban aria-hidden /> : <RotateCcw aria-hidden />}
        disabledReason={isSelf ? "You can’t ban your own account." : undefined}
        onSelect={() => onTask({ kind: isBan ? "ban" : "unban", user })}
      >
        <span>
          {isBan ? "Ban" : "Unban"} {name}
        </span>
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<Trash2 aria-hidden />}
        disabledReason={isSelf ? "You can’t delete your own account here." : undefined}
        onSelect={() => onTask({ kind: "delete", user })}
      >
        <span>Delete {name}</span>
      </MenuItem>
    </>
  );
}
