import { Button } from "#web/ui/actions/button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { headingId, type Task, type WithEscortSection } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { UserFilters } from "./user-filters.tsx";
import { UserList } from "./user-list.tsx";

/** Finding people and everything that can be done with their accounts. */
export function UserManagement({ EscortSection }: WithEscortSection) {
  const { current, begin, dialog } = useTask<Task>();

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          User Management
        </h2>
        <Button onClick={() => begin({ kind: "create" })}>+ Add New User</Button>
      </header>
      <UserFilters />
      <UserList onTask={begin} />
      {current && (
        <TaskDialog key={current.number} task={current.task} EscortSection={EscortSection} {...dialog} />
      )}
    </div>
  );
}
