import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { TaskHandler } from "./task.ts";

/** Actions for an account. Admins cannot lock themselves out; the server enforces it too. */
export function UserActions({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) {
  const isSelf = useUser()?._id === user._id;
  const kind = user.status === "active" ? "ban" : "unban";
  const verb = kind === "ban" ? "Ban" : "Unban";

  return (
    <div className="flex gap-2 sm:justify-end">
      <Button
        tone="outline"
        size="small"
        aria-label={`Edit ${user.name}`}
        onClick={() => onTask({ kind: "edit", user })}
      >
        Edit
      </Button>
      <Button
        tone="outline"
        size="small"
        aria-label={`${verb} ${user.name}`}
        disabledReason={isSelf ? "You can’t ban your own account." : undefined}
        onClick={() => onTask({ kind, user })}
      >
        {verb}
      </Button>
      <Button
        tone="outline"
        size="small"
        aria-label={`Delete ${user.name}`}
        disabledReason={isSelf ? "You can’t delete your own account here." : undefined}
        onClick={() => onTask({ kind: "delete", user })}
      >
        Delete
      </Button>
    </div>
  );
}
