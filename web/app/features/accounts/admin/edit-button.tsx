import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { Button } from "#web/ui/actions/button.tsx";
import type { TaskHandler } from "./task.ts";

export const EditButton = ({ user, onTask }: { user: AdminUser; onTask: TaskHandler }) => (
  <Button
    tone="outline"
    size="small"
    aria-label={`Edit ${user.name}`}
    onClick={() => onTask({ kind: "edit", user })}
  >
    Edit
  </Button>
);
