import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { useUser } from "#web/session/session-store.ts";
import { useCapable } from "#web/session/use-capable.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EditButton } from "./edit-button.tsx";
import { getUserTasks, type TaskHandler } from "./task.ts";

/** Actions for an account. */
export function UserActions({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) {
  const isSelf = useUser()?._id === user._id;
  if (!useCapable()("change-people")) return null;

  return (
    <div className="flex gap-2 sm:justify-end">
      <EditButton user={user} onTask={onTask} />
      {getUserTasks(user, isSelf).map(({ kind, verb, disabledReason }) => (
        <Button
          key={kind}
          tone="outline"
          size="small"
          aria-label={`${verb} ${user.name}`}
          disabledReason={disabledReason}
          onClick={() => onTask({ kind, user })}
        >
          {verb}
        </Button>
      ))}
    </div>
  );
}
